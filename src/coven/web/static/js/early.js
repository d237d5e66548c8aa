// Clicks at the table while its scripts are still on their way: they count as soon as those are
// there. No module, so that it runs before anything can be clicked.

{
  const early = [];
  const keep = (e) => {
    const el = e.target.closest?.("[data-move], [data-try], [data-pick], [data-do]");
    if (!el) return;
    e.stopImmediatePropagation();
    early.push(el);
  };
  addEventListener("click", keep, true);
  addEventListener("DOMContentLoaded", () => {
    removeEventListener("click", keep, true);
    for (const el of early) el.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
}
