// The director: shows what one answer leads to as stages, one after the other. Nothing waits for it: moves
// count at any time, and `finish` shows the table as it is.

import { placeParts } from "./morph.js";
import { animateChange, tempo } from "./motion.js";
import { sound } from "./sound.js";

const SECONDS = 1.2;
const MOST = 8; // a page that is further behind shows the end immediately
const caption = document.getElementById("caption");
const queue = []; // what is still to be shown: parts, text, sounds, moved (see animateChange), then (a function)
let timer = 0;

export const performing = () => timer !== 0;

// Shows steps one after the other, after those that are being shown; `text` is the sentence of a stage.
export function perform(steps) {
  queue.push(...steps);
  if (!timer) next();
  else if (queue.length > MOST) finish();
}

function next() {
  const step = queue.shift();
  timer = queue.length ? setTimeout(next, 1000 * SECONDS * (tempo() || 1)) : 0;
  show(step);
}

function show({ parts, text = "", sounds = [], moved, then }) {
  caption.textContent = text;
  document.body.toggleAttribute("data-ui-stage", text !== "");
  animateChange(() => placeParts(parts), moved);
  sounds.forEach(sound);
  then?.();
}

// Shows at once what is still to be shown. Returns whether there was anything.
export function finish() {
  if (!timer) return false;
  clearTimeout(timer);
  timer = 0;
  const rest = queue.splice(0);
  show({
    parts: Object.assign({}, ...rest.map(({ parts }) => parts)),
    moved: rest.at(-1).moved,
    then: () => rest.forEach(({ then }) => then?.()),
  });
  return true;
}
