// Zones: one stop of the Tab key each, arrow keys inside. The nearest thing in the arrow's
// direction is next, so a ring, a grid and a row all feel as they look; where there is none, the next
// or last one of the page, so that one key alone comes to everything.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const THINGS = "[data-move], [data-try], [data-stop]";

const things = (zone) => [...zone.querySelectorAll(THINGS)].filter((el) => !el.closest("[hidden]"));

function stand(items, current) {
  for (const el of items) {
    const index = el === current ? "0" : "-1";
    if (el.getAttribute("tabindex") !== index) el.setAttribute("tabindex", index);
  }
}

// After the page changed: every zone has exactly one stop, a lit thing if there is one.
export function settle() {
  for (const zone of document.querySelectorAll("[data-zone]")) {
    const items = things(zone);
    if (!items.length) continue;
    const current = items.find((el) => el === document.activeElement)
      ?? items.find((el) => el.hasAttribute("data-ui-stop") && el.dataset.move)
      ?? items.find((el) => el.dataset.move)
      ?? items.find((el) => el.hasAttribute("data-ui-stop"))
      ?? items[0];
    stand(items, current);
  }
}

function next(items, from, [x, y]) {
  const a = from.getBoundingClientRect();
  let best = null;
  let least = Infinity;
  for (const el of items) {
    if (el === from) continue;
    const b = el.getBoundingClientRect();
    const dx = b.left + b.width / 2 - a.left - a.width / 2;
    const dy = b.top + b.height / 2 - a.top - a.height / 2;
    const along = dx * x + dy * y;
    if (along < 2) continue;
    const far = along + 2.5 * Math.abs(dx * y + dy * x);
    if (far < least) [best, least] = [el, far];
  }
  return best ?? items[(items.indexOf(from) + x + y + items.length) % items.length];
}

addEventListener("keydown", (e) => {
  const way = ARROWS[e.key];
  const zone = way && e.target.closest?.("[data-zone]");
  if (!zone || e.altKey || e.ctrlKey || e.metaKey || !e.target.matches(THINGS)) return;
  const items = things(zone);
  const to = next(items, e.target, way);
  e.preventDefault();
  for (const el of items) el.removeAttribute("data-ui-stop");
  to.setAttribute("data-ui-stop", "");
  stand(items, to);
  to.focus();
});

export const typing = (el) => el.closest?.("input, textarea, select, [contenteditable]");
