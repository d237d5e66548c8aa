// Steps through a replay without reloading the page; without scripts its links do. Plays it by itself, and
// jumps to a move by the slider, a turn of the list or a line of the log.

import { sync } from "./morph.js";
import { animateChange } from "./motion.js";

const KEYS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
const SECONDS = 1.2; // between two moves at speed 1
const $ = (id) => document.getElementById(id);
let latest = 0;
let playing = 0; // the timer while it plays

// Returns all pieces on the board by name, with their places in the window.
const pieces = () => new Map([...document.querySelectorAll(".board [data-piece]")].map((el) => {
  const { x, y } = el.getBoundingClientRect();
  return [el.dataset.piece, { el, x, y }];
}));

// Scrolls to the first piece that is new or has moved since `before`: a phone does not show the whole table.
function showChange(before) {
  for (const [name, { el, x, y }] of pieces()) {
    const old = before.get(name);
    if (!old || Math.hypot(x - old.x, y - old.y) > 14) return el.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

async function step(href) {
  const request = ++latest;
  const text = await (await fetch(href)).text();
  if (request !== latest) return;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const before = pieces();
  animateChange(() => {
    for (const part of fresh.querySelectorAll('[id^="part-"], .actions')) {
      const old = part.id ? $(part.id) : document.querySelector(".actions");
      if (old) sync(old, document.importNode(part, true));
    }
  });
  showChange(before);
  $("scrub").value = new URL(href).searchParams.get("at");
  history.replaceState(null, "", href);
}

// Goes to the position after this move.
function goTo(n) {
  const url = new URL(location);
  url.searchParams.set("at", n);
  return step(url.href);
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  $("play").textContent = $("play").dataset.play;
}

async function play() {
  const next = $("step-next");
  if (!next?.hasAttribute("href")) return stop();
  await step(next.href);
  if (playing) playing = setTimeout(play, (1000 * SECONDS) / $("speed").value);
}

function toggle() {
  if (playing) return stop();
  $("play").textContent = $("play").dataset.pause;
  playing = setTimeout(play, 0);
}

addEventListener("click", (e) => {
  const link = e.target.closest("a[id^=step-][href]");
  const line = e.target.closest(".log [data-at]");
  if (e.target.closest("#play")) return toggle();
  if (!link && !line) return;
  e.preventDefault();
  stop();
  if (link) step(link.href);
  else goTo(line.dataset.at);
});

$("scrub").addEventListener("input", (e) => {
  stop();
  goTo(e.target.value);
});
$("turns")?.addEventListener("change", (e) => {
  stop();
  if (e.target.value) goTo(e.target.value);
});

addEventListener("keydown", (e) => {
  if (e.target.closest("input, select, button")) return;
  if (e.key === " ") {
    e.preventDefault();
    return toggle();
  }
  const link = KEYS[e.key] && $(`step-${KEYS[e.key]}`);
  if (link?.hasAttribute("href")) {
    e.preventDefault();
    stop();
    step(link.href);
  }
});
