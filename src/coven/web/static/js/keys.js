// Keyboard zones: each is one stop of the Tab key, with arrow keys inside. An arrow key moves to the
// nearest element in its direction, so that rings, grids and rows all work as they look. If there is
// none, it moves to the next or previous element, so that one key alone reaches everything.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TARGETS = "[data-move], [data-try], [data-stop]";

const targetsIn = (zone) => [...zone.querySelectorAll(TARGETS)].filter((el) => !el.closest("[hidden]"));

// Makes `current` the only one of the items that the Tab key reaches.
function makeStop(items, current) {
  for (const el of items) {
    const index = el === current ? "0" : "-1";
    if (el.getAttribute("tabindex") !== index) el.setAttribute("tabindex", index);
  }
}

// Call after the page has changed: gives every zone one stop of the Tab key, a legal move if there is one.
export function updateZones() {
  for (const zone of document.querySelectorAll("[data-zone]")) {
    const items = targetsIn(zone);
    if (!items.length) continue;
    const current = items.find((el) => el === document.activeElement)
      ?? items.find((el) => el.hasAttribute("data-ui-stop") && el.dataset.move)
      ?? items.find((el) => el.dataset.move)
      ?? items.find((el) => el.hasAttribute("data-ui-stop"))
      ?? (zone.dataset.zone === "log" ? items.at(-1) : items[0]);
    makeStop(items, current);
  }
}

// Returns the item that an arrow key in direction (x, y) leads to.
function next(items, from, [x, y]) {
  const a = from.getBoundingClientRect();
  let best = null;
  let shortest = Infinity;
  for (const el of items) {
    if (el === from) continue;
    const b = el.getBoundingClientRect();
    const dx = b.left + b.width / 2 - a.left - a.width / 2;
    const dy = b.top + b.height / 2 - a.top - a.height / 2;
    const along = dx * x + dy * y;
    if (along < 2) continue;
    const distance = along + 2.5 * Math.abs(dx * y + dy * x);
    if (distance < shortest) [best, shortest] = [el, distance];
  }
  return best ?? items[(items.indexOf(from) + x + y + items.length) % items.length];
}

addEventListener("keydown", (e) => {
  const direction = ARROWS[e.key];
  const zone = direction && e.target.closest?.("[data-zone]");
  if (!zone || e.altKey || e.ctrlKey || e.metaKey || !e.target.matches(TARGETS)) return;
  const items = targetsIn(zone);
  const to = next(items, e.target, direction);
  e.preventDefault();
  for (const el of items) el.removeAttribute("data-ui-stop");
  to.setAttribute("data-ui-stop", "");
  makeStop(items, to);
  to.focus();
});

export const typing = (el) => el.closest?.("input, textarea, select, [contenteditable]");
