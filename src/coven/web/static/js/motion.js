// Animates pieces from their old to their new places (FLIP). Nothing waits for it: a click works on the
// page as it is afterwards, and `skip` ends all animations at once.

const TEMPO = { off: 0, fast: 0.5, normal: 1, slow: 2 };
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set();

export const tempo = () =>
  reducedMotion.matches ? 0 : (TEMPO[document.documentElement.dataset.motion] ?? 1);

export function skip() {
  for (const motion of [...running]) motion.finish();
}

const middle = (r) => [r.left + r.width / 2, r.top + r.height / 2];
const apply = (m, [x, y]) => [m.a * x + m.c * y + m.e, m.b * x + m.d * y + m.f];

// Returns the matrix from an element's own coordinates to pixels of the window.
function matrixOf(frame) {
  const { left, top } = frame.getBoundingClientRect();
  return frame.getScreenCTM?.() ?? new DOMMatrix([1, 0, 0, 1, left, top]);
}

// Returns all pieces with their middle in the window (`at`) and in their drawing or part (`frame`, `inside`):
// what moves because its board is scrolled, pushed or scaled does not travel.
function places() {
  const frames = new Map(); // matrices
  return [...document.querySelectorAll("[data-piece]")].map((el) => {
    const frame = el.ownerSVGElement ?? el.closest("[id^=part-]") ?? document.body;
    if (!frames.has(frame)) frames.set(frame, matrixOf(frame));
    const [box, matrix] = [el.getBoundingClientRect(), frames.get(frame)];
    const at = middle(box);
    return { el, id: el.dataset.piece, kind: el.dataset.kind, at, width: box.width, frame, matrix, inside: apply(matrix.inverse(), at) };
  });
}

// Returns the matrix from screen pixels to the units of an SVG, if the piece is in one.
function pixelsToUnits(el) {
  const matrix = el.ownerSVGElement && el.parentNode.getScreenCTM?.();
  return matrix ? matrix.inverse() : null;
}

function travel(el, from, to) {
  let [dx, dy] = [from[0] - to[0], from[1] - to[1]];
  const inverse = pixelsToUnits(el);
  if (inverse) {
    [dx, dy] = [inverse.a * dx + inverse.c * dy, inverse.b * dx + inverse.d * dy];
  }
  const length = Math.hypot(from[0] - to[0], from[1] - to[1]);
  const lift = Math.min(28, length / 6) * (inverse ? Math.abs(inverse.d) : 1);
  return el.animate(
    [
      { translate: `${dx}px ${dy}px` },
      { translate: `${dx * 0.5}px ${dy * 0.5 - lift}px`, offset: 0.5 },
      { translate: "0px 0px" },
    ],
    { duration: (260 + Math.min(340, length * 0.6)) * tempo(), easing: "cubic-bezier(.3,.1,.25,1)" },
  );
}

const appear = (el) => el.animate([{ opacity: 0 }, { opacity: 1 }], 260 * tempo());

function track(motion) {
  running.add(motion);
  motion.onfinish = motion.oncancel = () => running.delete(motion);
}

let pending = null; // starts the animations of the last change, until the next frame

// Runs `change`, and animates all pieces from the places they had before to those they have after it. A
// new piece comes from where a piece of the same `data-kind` has disappeared, or from the element that
// its `data-from` names; otherwise it fades in. If a piece with `data-covers` has moved, the pieces that
// appeared or disappeared under it are not animated. `moved` is called with the old and the new middle, in
// pixels of the window, of every piece that was there before.
export function animateChange(change, moved) {
  pending?.();
  if (document.hidden || (!tempo() && !moved)) return change();
  const before = new Map(places().map((piece) => [piece.id, piece]));
  skip();
  change();
  if (!before.size) return;
  const frame = requestAnimationFrame(() => pending());
  pending = () => {
    cancelAnimationFrame(frame);
    pending = null;
    animateFrom(before, moved);
  };
}

function animateFrom(before, moved) {
  const now = places();
  const gone = new Map(before);
  for (const piece of now) {
    const old = before.get(piece.id);
    gone.delete(piece.id);
    piece.from = old && (old.frame === piece.frame ? apply(piece.matrix, old.inside) : old.at);
  }
  const uncovered = now.some(({ el, from, at, width }) =>
    "covers" in el.dataset && from && distance(from, at) > width / 2);
  moved?.(now.filter(({ from }) => from).map(({ from, at }) => [from, at]));
  if (!tempo()) return;
  for (const { el, kind, from, at } of now) {
    const origin = document.getElementById(el.dataset.from);
    const start = from ?? (uncovered ? null : takeSameKind(gone, kind))
      ?? (origin && middle(origin.getBoundingClientRect()));
    if (!start) track(appear(el));
    else if (distance(start, at) > 1.5) track(travel(el, start, at));
  }
}

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

// Returns where a piece of this kind was that is gone, and removes it from the list.
function takeSameKind(gone, kind) {
  const found = kind && [...gone].find(([, piece]) => piece.kind === kind);
  if (!found) return null;
  gone.delete(found[0]);
  return found[1].at;
}
