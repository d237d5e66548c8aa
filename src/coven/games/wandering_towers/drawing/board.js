// Swap Towers needs two towers: the first click picks one, the second the other. Then the hidden
// element with the move of that pair is clicked.

const PICKED = "data-ui-picked";
const picked = () => document.querySelector(`[data-swap][${PICKED}]`);

function pick(tower) {
  const first = picked();
  first?.removeAttribute(PICKED);
  first?.removeAttribute("aria-pressed");
  if (!first) {
    tower.setAttribute(PICKED, "");
    tower.setAttribute("aria-pressed", "true");
  } else if (first !== tower) {
    const [a, b] = [first.dataset.swap, tower.dataset.swap].sort((x, y) => x - y);
    document.querySelector(`[data-move="swap ${a} ${b}"]`)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
}

addEventListener("click", (e) => {
  const tower = e.target.closest?.("[data-swap]");
  if (tower) pick(tower);
});

addEventListener("keydown", (e) => {
  const tower = (e.key === "Enter" || e.key === " ") && e.target.closest?.("[data-swap]");
  if (!tower) return;
  e.preventDefault();
  pick(tower);
});
