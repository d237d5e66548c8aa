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

const pieces = () => document.querySelectorAll("[data-piece]");
const middle = (r) => [r.left + r.width / 2, r.top + r.height / 2];

// Returns how far the boxes around an element are scrolled, so that a scrolled board does not count as a
// motion of its pieces.
function scrolled(el) {
  let [x, y] = [0, 0];
  for (let box = el.closest("[id^=part-]")?.parentNode; box && box !== document.body; box = box.parentNode) {
    x += box.scrollLeft;
    y += box.scrollTop;
  }
  return [x, y];
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
// appeared or disappeared under it are not animated. `moved` is called with the old and the new middle of
// every piece that has another place now.
export function animateChange(change, moved = () => {}) {
  pending?.();
  if (document.hidden) return change();
  const before = new Map();
  for (const el of pieces()) {
    const [at, by] = [middle(el.getBoundingClientRect()), scrolled(el)];
    before.set(el.dataset.piece, { at, kind: el.dataset.kind, by });
  }
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
  const now = [...pieces()].map((el) => ({ el, box: el.getBoundingClientRect() }));
  for (const { el } of now) {
    const old = before.get(el.dataset.piece);
    const by = old && scrolled(el);
    if (old) old.at = [old.at[0] + old.by[0] - by[0], old.at[1] + old.by[1] - by[1]];
  }
  const gone = new Map(before);
  for (const { el } of now) gone.delete(el.dataset.piece);
  const uncovered = now.some(({ el, box }) => "covers" in el.dataset
    && before.has(el.dataset.piece)
    && distance(before.get(el.dataset.piece).at, middle(box)) > box.width / 2);
  moved(now.map(({ el, box }) => [before.get(el.dataset.piece)?.at, middle(box)]).filter(([from]) => from));
  if (!tempo()) return;
  for (const { el, box } of now) {
    const to = middle(box);
    const from = before.get(el.dataset.piece)?.at
      ?? (uncovered ? null : takeSameKind(gone, el.dataset.kind)) ?? middleOf(el.dataset.from);
    if (!from) track(appear(el));
    else if (distance(from, to) > 1.5) track(travel(el, from, to));
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

function middleOf(id) {
  const origin = id && document.getElementById(id);
  return origin ? middle(origin.getBoundingClientRect()) : null;
}
