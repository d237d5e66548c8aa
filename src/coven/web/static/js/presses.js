// Presses: buttons that are held (data-hold), and presses whose element an update redraws before the release.

import { typing } from "./keys.js";

// -- buttons that are held -------------------------------------------------------------------------

// Pressing plays `… on`, releasing plays `… off`; a tap, or a click by key, holds the button until the
// next one. Buttons that are still held are played again before every command.
const holding = new Map(); // pointer id or key code → element, time, and whether it was on before
const on = (el) => el.getAttribute("aria-pressed") === "true";

// Returns the buttons that are being pressed: their move, and whether the table shows them so.
export const held = () => [...holding.values()].map(({ el }) => ({ hold: el.dataset.hold, pressed: on(el) }));

const holdByKey = (e) => !typing(e.target) && !e.altKey && !e.ctrlKey && !e.metaKey
  && document.querySelector(`[data-hold-key="${CSS.escape(e.code)}"]`);

function listenForHolds(hold) {
  function press(by, el) {
    if (!el || holding.has(by)) return;
    holding.set(by, { el, since: Date.now(), was: on(el) });
    if (!on(el)) hold(el, "on");
  }

  // Ends a press; one that was shorter than `tap` milliseconds keeps the button held.
  function release(by, tap) {
    const { el, since, was } = holding.get(by) ?? {};
    holding.delete(by);
    if (el && (was || Date.now() - since > tap)) hold(el, "off");
  }

  addEventListener("pointerdown", (e) => press(e.pointerId, e.target.closest?.("[data-hold]")));
  addEventListener("keydown", (e) => holdByKey(e) && press(e.code, holdByKey(e)));
  for (const up of ["pointerup", "pointercancel"]) addEventListener(up, (e) => release(e.pointerId, 300));
  addEventListener("keyup", (e) => release(e.code, 0));
  addEventListener("blur", () => [...holding.keys()].forEach((by) => release(by, 0)));
  addEventListener("click", (e) => {
    const el = !e.detail && e.target.closest?.("[data-hold]");
    if (el) hold(el, on(el) ? "off" : "on");
  });
}

// -- presses of what is redrawn meanwhile ----------------------------------------------------------

// A browser makes a click of a mouse button or the space bar only if the element of the press is still
// there at the release. If it is not, what stands for the same move now is used.
let begun = null; // the element and move that are being pressed

function begin(e) {
  const el = e.target.closest?.("[data-move]");
  begun = el ? { el, move: el.dataset.move } : null;
}

function listenForLostClicks(use) {
  const end = (hits) => {
    const was = begun;
    setTimeout(() => { // after the click, if there is one
      if (was && was === begun && !was.el.isConnected && hits(was.move)) use(was.move);
      if (was === begun) begun = null;
    });
  };
  const moveAt = (e) => document.elementFromPoint(e.clientX, e.clientY)?.closest("[data-move]")?.dataset.move;
  addEventListener("pointerdown", (e) => e.pointerType === "mouse" && e.button === 0 && begin(e), true);
  addEventListener("keydown", (e) => e.key === " " && !e.repeat && begin(e), true);
  addEventListener("click", () => (begun = null), true);
  addEventListener("pointerup", (e) => e.pointerType === "mouse" && end((move) => moveAt(e) === move), true);
  addEventListener("keyup", (e) => e.key === " " && end(() => true), true);
}

// `use` plays the move of this text, `hold` plays "on" or "off" of a button that can be held.
export function openPresses({ use, hold }) {
  listenForHolds(hold);
  listenForLostClicks(use);
}
