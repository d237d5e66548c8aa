// Bubbles: an element's tooltip, the reason why a move is not possible, and short messages.

const tip = document.getElementById("tip");
const why = document.getElementById("why");

// Places a bubble above an element, or below it if there is no room.
function placeNear(box, el) {
  box.hidden = false;
  const at = el.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const left = Math.max(8, Math.min(wide - width - 8, at.left + at.width / 2 - width / 2));
  const above = at.top - height - 10;
  box.style.left = `${left}px`;
  box.style.top = `${above > 8 ? above : Math.min(innerHeight - height - 8, at.bottom + 10)}px`;
}

let delay = 0; // the timer of the tooltip that will be shown
let described = null;

export function hideTip() {
  clearTimeout(delay);
  tip.hidden = true;
  described?.removeAttribute("aria-describedby");
  described = null;
}

export function hideWhy() {
  why.hidden = true;
}

function showTip(el, milliseconds) {
  hideTip();
  delay = setTimeout(() => {
    if (!el.isConnected) return;
    tip.textContent = el.dataset.tip;
    placeNear(tip, el);
    el.setAttribute("aria-describedby", "tip");
    described = el;
  }, milliseconds);
}

// Shows `text` with a link to its rule (`href`, `label`), or with a button to ask for a takeback (`ask`).
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
    button.dataset.do = "request-takeback";
    why.append(button);
  }
  placeNear(why, el?.isConnected ? el : document.getElementById("part-prompt"));
}

const flash = document.getElementById("flash");
let fading = 0;

// Shows a message above the board for some seconds.
export function showFlash(text) {
  clearTimeout(fading);
  flash.textContent = text;
  flash.hidden = false;
  fading = setTimeout(() => (flash.hidden = true), 8000);
}

const withTip = (event) => event.target.closest?.("[data-tip]");

addEventListener("pointerover", (e) => {
  const el = e.pointerType === "mouse" && withTip(e);
  if (el && el !== described) showTip(el, 350);
});
addEventListener("pointerout", (e) => e.pointerType === "mouse" && withTip(e) && hideTip());
addEventListener("focusin", (e) => {
  const el = withTip(e);
  if (el?.matches(":focus-visible")) showTip(el, 150);
});
addEventListener("focusout", hideTip);
addEventListener("scroll", hideTip, true);

// A long press shows the tooltip instead of clicking.
let pressTimer = 0;
let longPress = false;
addEventListener("pointerdown", (e) => {
  longPress = false;
  const el = e.pointerType !== "mouse" && withTip(e);
  if (!el) return;
  pressTimer = setTimeout(() => {
    longPress = true;
    showTip(el, 0);
  }, 450);
});
for (const name of ["pointerup", "pointercancel", "pointermove"]) {
  addEventListener(name, (e) => {
    if (name !== "pointermove" || Math.hypot(e.movementX, e.movementY) > 6) clearTimeout(pressTimer);
  });
}
addEventListener("contextmenu", (e) => longPress && e.preventDefault());
addEventListener("click", (e) => {
  if (longPress) {
    e.preventDefault();
    e.stopImmediatePropagation();
    longPress = false;
  } else if (!why.contains(e.target)) {
    hideWhy();
  }
}, true);
