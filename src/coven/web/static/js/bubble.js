// Words near a thing: its tooltip, or the sentence that says why it cannot be used.

const tip = document.getElementById("tip");
const why = document.getElementById("why");

function near(box, el) {
  box.hidden = false;
  const at = el.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const left = Math.max(8, Math.min(wide - width - 8, at.left + at.width / 2 - width / 2));
  const above = at.top - height - 10;
  box.style.left = `${left}px`;
  box.style.top = `${above > 8 ? above : Math.min(innerHeight - height - 8, at.bottom + 10)}px`;
}

let waiting = 0;
let described = null;

export function hideTip() {
  clearTimeout(waiting);
  tip.hidden = true;
  described?.removeAttribute("aria-describedby");
  described = null;
}

export function hideWhy() {
  why.hidden = true;
}

function showTip(el, pause) {
  hideTip();
  waiting = setTimeout(() => {
    if (!el.isConnected) return;
    tip.textContent = el.dataset.tip;
    near(tip, el);
    el.setAttribute("aria-describedby", "tip");
    described = el;
  }, pause);
}

// `text`, and a link to the paragraph of the rules it rests on, or what can be asked for instead.
export function showWhy(el, { text, rule, href, label, ask }) {
  hideTip();
  why.replaceChildren(Object.assign(document.createElement("p"), { textContent: text }));
  if (href) {
    const link = document.createElement("a");
    Object.assign(link, { href, target: "coven-rules", textContent: label });
    link.dataset.rule = rule;
    why.append(link);
  }
  if (ask) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "button small", textContent: ask });
    button.dataset.do = "request_takeback";
    why.append(button);
  }
  near(why, el?.isConnected ? el : document.getElementById("part-prompt"));
}

const glimpse = document.getElementById("glimpse");
let fading = 0;

// Seen for a moment above the board, and then nowhere any more.
export function showGlimpse(text) {
  clearTimeout(fading);
  glimpse.textContent = text;
  glimpse.hidden = false;
  fading = setTimeout(() => (glimpse.hidden = true), 8000);
}

const tipped = (event) => event.target.closest?.("[data-tip]");

addEventListener("pointerover", (e) => {
  const el = e.pointerType === "mouse" && tipped(e);
  if (el && el !== described) showTip(el, 350);
});
addEventListener("pointerout", (e) => e.pointerType === "mouse" && tipped(e) && hideTip());
addEventListener("focusin", (e) => {
  const el = tipped(e);
  if (el?.matches(":focus-visible")) showTip(el, 150);
});
addEventListener("focusout", hideTip);
addEventListener("scroll", hideTip, true);

// A long press shows the tooltip, and is not a click then.
let pressed = 0;
let held = false;
addEventListener("pointerdown", (e) => {
  held = false;
  const el = e.pointerType !== "mouse" && tipped(e);
  if (!el) return;
  pressed = setTimeout(() => {
    held = true;
    showTip(el, 0);
  }, 450);
});
for (const name of ["pointerup", "pointercancel", "pointermove"]) {
  addEventListener(name, (e) => {
    if (name !== "pointermove" || Math.hypot(e.movementX, e.movementY) > 6) clearTimeout(pressed);
  });
}
addEventListener("contextmenu", (e) => held && e.preventDefault());
addEventListener("click", (e) => {
  if (held) {
    e.preventDefault();
    e.stopImmediatePropagation();
    held = false;
  } else if (!why.contains(e.target)) {
    hideWhy();
  }
}, true);
