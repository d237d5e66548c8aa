// On a telephone the scene of an attempt comes before the map, and where to run away to is looked for
// on the map alone: whenever another scene begins, the table is shown from its top.

const main = document.getElementById("main");
let scene = "";

new MutationObserver(() => {
  const now = main.querySelector(".tw-scene")?.classList[1] ?? "";
  if (now !== scene) main.scrollTop = 0;
  scene = now;
}).observe(main, { childList: true, subtree: true });
