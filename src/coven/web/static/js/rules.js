// The rules over the table: a link to them opens the paragraph without leaving the page.

const dialog = document.getElementById("rules");

// Returns the rules as an element, loaded once.
async function rulebook(path) {
  const known = dialog.querySelector("#rulebook");
  if (known) return known;
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
  dialog.prepend(page.getElementById("rulebook"));
  return dialog.querySelector("#rulebook");
}

// Scrolls to the paragraph that a link's `#7.3` names, and marks it; without one, to the beginning.
function goTo(book, hash) {
  for (const old of book.querySelectorAll(".here")) old.classList.remove("here");
  const found = hash ? book.querySelector(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`) : null;
  found?.classList.add("here");
  (found ?? book).scrollIntoView({ block: found ? "center" : "start" });
}

addEventListener("click", async (e) => {
  const link = e.target.closest?.('a[href*="/rules"], #rulebook a[href^="#"]');
  if (!link || e.ctrlKey || e.metaKey || e.shiftKey) return;
  const url = new URL(link.href);
  e.preventDefault();
  try {
    const book = await rulebook(url.pathname);
    if (!dialog.open) dialog.showModal();
    goTo(book, url.hash);
  } catch {
    open(link.href, "coven-rules");
  }
});
