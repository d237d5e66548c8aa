// Steps through a replay without reloading the page; without scripts its links do.

import { sync } from "./morph.js";
import { animateChange } from "./motion.js";

const KEYS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
let latest = 0;

async function step(href) {
  const request = ++latest;
  const text = await (await fetch(href)).text();
  if (request !== latest) return;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  animateChange(() => {
    for (const part of fresh.querySelectorAll('[id^="part-"], .actions')) {
      const old = part.id ? document.getElementById(part.id) : document.querySelector(".actions");
      if (old) sync(old, document.importNode(part, true));
    }
  });
  history.replaceState(null, "", href);
}

addEventListener("click", (e) => {
  const link = e.target.closest("a[id^=step-][href]");
  if (!link) return;
  e.preventDefault();
  step(link.href);
});

addEventListener("keydown", (e) => {
  const link = KEYS[e.key] && document.getElementById(`step-${KEYS[e.key]}`);
  if (link?.hasAttribute("href")) {
    e.preventDefault();
    step(link.href);
  }
});
