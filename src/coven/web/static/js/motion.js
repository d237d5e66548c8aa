// Pieces travel from where they were to where they are (FLIP). Nothing waits for it: a click works
// on the page as it will be, and `skip` ends all motion at once.

const TEMPO = { off: 0, fast: 0.5, normal: 1, slow: 2 };
const still = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set();

export const tempo = () =>
  still.matches ? 0 : (TEMPO[document.documentElement.dataset.motion] ?? 1);

export function skip() {
  for (const motion of [...running]) motion.finish();
}

const pieces = () => document.querySelectorAll("[data-piece]");
const middle = (r) => [r.left + r.width / 2, r.top + r.height / 2];

// Screen pixels to the units of an SVG, where the piece is part of one.
function unit(el) {
  const matrix = el.ownerSVGElement && el.parentNode.getScreenCTM?.();
  return matrix ? matrix.inverse() : null;
}

function travel(el, from, to) {
  let [dx, dy] = [from[0] - to[0], from[1] - to[1]];
  const inverse = unit(el);
  if (inverse) {
    [dx, dy] = [inverse.a * dx + inverse.c * dy, inverse.b * dx + inverse.d * dy];
  }
  const far = Math.hypot(from[0] - to[0], from[1] - to[1]);
  const lift = Math.min(28, far / 6) * (inverse ? Math.abs(inverse.d) : 1);
  return el.animate(
    [
      { translate: `${dx}px ${dy}px` },
      { translate: `${dx * 0.5}px ${dy * 0.5 - lift}px`, offset: 0.5 },
      { translate: "0px 0px" },
    ],
    { duration: (260 + Math.min(340, far * 0.6)) * tempo(), easing: "cubic-bezier(.3,.1,.25,1)" },
  );
}

const appear = (el) => el.animate([{ opacity: 0 }, { opacity: 1 }], 260 * tempo());

function keep(motion) {
  running.add(motion);
  motion.onfinish = motion.oncancel = () => running.delete(motion);
}

let due = null; // the journeys of the last change, until they begin

// Runs `change` and lets pieces travel, from the next frame on, between the places they had before
// and have after it. A new piece comes from where one of its `data-kind` has just gone, from the
// element that its `data-from` names, or appears. When a piece with `data-covers` has moved, what
// came to light or went out of sight under it did not travel.
export function moving(change) {
  due?.();
  if (!tempo() || document.hidden) return change();
  const before = new Map();
  for (const el of pieces()) {
    before.set(el.dataset.piece, { at: middle(el.getBoundingClientRect()), kind: el.dataset.kind });
  }
  skip();
  change();
  if (!before.size) return;
  const frame = requestAnimationFrame(() => due());
  due = () => {
    cancelAnimationFrame(frame);
    due = null;
    depart(before);
  };
}

function depart(before) {
  const now = [...pieces()].map((el) => ({ el, box: el.getBoundingClientRect() }));
  const gone = new Map(before);
  for (const { el } of now) gone.delete(el.dataset.piece);
  const uncovered = now.some(({ el, box }) => "covers" in el.dataset
    && before.has(el.dataset.piece)
    && distance(before.get(el.dataset.piece).at, middle(box)) > box.width / 2);
  for (const { el, box } of now) {
    const to = middle(box);
    const from = before.get(el.dataset.piece)?.at
      ?? (uncovered ? null : alike(gone, el.dataset.kind)) ?? named(el.dataset.from);
    if (!from) keep(appear(el));
    else if (distance(from, to) > 1.5) keep(travel(el, from, to));
  }
}

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function alike(gone, kind) {
  const found = kind && [...gone].find(([, piece]) => piece.kind === kind);
  if (!found) return null;
  gone.delete(found[0]);
  return found[1].at;
}

function named(id) {
  const origin = id && document.getElementById(id);
  return origin ? middle(origin.getBoundingClientRect()) : null;
}
