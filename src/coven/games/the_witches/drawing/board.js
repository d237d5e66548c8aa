// On a phone the scene of an attempt is above the map, and players scroll down to the map to run away.
// Whenever another scene begins, scroll to the top again.

const main = document.getElementById("main");
let scene = "";

new MutationObserver(() => {
  const now = main.querySelector(".tw-scene")?.classList[1] ?? "";
  if (now !== scene) main.scrollTop = 0;
  scene = now;
}).observe(main, { childList: true, subtree: true });
