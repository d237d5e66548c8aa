// Remembers clicks at the table while its modules are still loading, and repeats them afterwards.
// This is not a module, so that it runs before anything can be clicked.

{
  const clicked = [];
  const remember = (e) => {
    const el = e.target.closest?.("[data-move], [data-try], [data-pick], [data-do]");
    if (!el) return;
    e.stopImmediatePropagation();
    clicked.push(el);
  };
  addEventListener("click", remember, true);
  addEventListener("DOMContentLoaded", () => {
    removeEventListener("click", remember, true);
    for (const el of clicked) el.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
}
