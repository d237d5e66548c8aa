// Traces of what the others did: a line from the old to the new place of every piece that moved on the
// board, until the person acts.

const KEPT = 24; // more lines than that would hide the board
const NEAR = 14; // pixels: a shorter way needs no line
const canvas = document.getElementById("traces");
const board = document.getElementById("main");
const lines = [];

const inside = ([x, y], box) => x > box.left && x < box.right && y > box.top && y < box.bottom;

function draw([from, to]) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bend = [(from[0] + to[0]) / 2 - dy * 0.12, (from[1] + to[1]) / 2 + dx * 0.12];
  return `<path d="M${from.map(Math.round)}Q${bend.map(Math.round)} ${to.map(Math.round)}"/>`
    + `<circle class="origin" cx="${Math.round(from[0])}" cy="${Math.round(from[1])}" r="5"/>`
    + `<circle cx="${Math.round(to[0])}" cy="${Math.round(to[1])}" r="9"/>`;
}

// Adds the ways of pieces, each as [from, to] in pixels of the window.
export function addTraces(ways) {
  const box = board.getBoundingClientRect();
  for (const [from, to] of ways) {
    if (!inside(from, box) || !inside(to, box)) continue;
    if (Math.hypot(from[0] - to[0], from[1] - to[1]) < NEAR) continue;
    const same = lines.some(([a, b]) => Math.hypot(a[0] - from[0], a[1] - from[1], b[0] - to[0], b[1] - to[1]) < NEAR);
    if (!same) lines.push([from, to]);
  }
  lines.splice(0, lines.length - KEPT);
  canvas.innerHTML = lines.map(draw).join("");
}

export function clearTraces() {
  lines.length = 0;
  canvas.replaceChildren();
}

addEventListener("resize", clearTraces);
board.addEventListener("scroll", clearTraces, true);
