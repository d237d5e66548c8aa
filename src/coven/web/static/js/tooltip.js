// Bubbles: an element's tooltip, the reason why a move is not possible, and short messages.

const tip = document.getElementById("tip");
const why = document.getElementById("why");
const { words } = JSON.parse(document.getElementById("page-data").textContent);

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

// Whether details have a place of their own beside the board: at a desk, for things on the table. Those
// of the page's own buttons are shown beside them.
const desk = matchMedia("(min-width: 801px)");
const docks = (el) => !desk.matches || !el.closest(".top, .tools, dialog");

// Shows a bubble in its dock: over the log's lower end at a desk; on a phone, reasons over the prompt, and
// details over the header, or further down if they are so long that they would cover something lit.
function dock(box, el) {
  box.hidden = false;
  const hangs = !desk.matches && box === tip;
  const at = document.querySelector(desk.matches ? ".side" : hangs ? ".top" : ".prompt").getBoundingClientRect();
  Object.assign(box.style, { left: `${at.left}px`, width: `${at.width}px` });
  if (hangs) hang(box, el);
  else Object.assign(box.style, { top: "auto", bottom: `${innerHeight - at.bottom}px` });
}

// Hangs a bubble as wide as the window where it covers the fewest things that can be used now, and not the thing
// that it tells about. If it would cover any, it is made low first, and its text scrolls.
function hang(box, about) {
  const lit = [...document.querySelectorAll("[data-move], [data-pick], [data-ui-open]"), about]
    .map((el) => el.getBoundingClientRect()).filter(({ width }) => width);
  for (const low of ["", "64px", "44px"]) {
    Object.assign(box.style, { maxHeight: low, overflow: low && "hidden auto" });
    const { height } = box.getBoundingClientRect();
    const covered = (top) => lit.filter((box) => box.top < top + height && box.bottom > top).length;
    let best = 0;
    for (let top = 0; top + height <= innerHeight; top += 4) if (covered(top) < covered(best)) best = top;
    box.style.top = `${best}px`;
    if (!covered(best)) return;
  }
}

function place(box, el) {
  box.removeAttribute("style");
  box.classList.toggle("docked", docks(el));
  if (docks(el)) dock(box, el);
  else placeNear(box, el);
}

// Returns a line of a tooltip; a paragraph of the rules that it names is a link.
function lineOf(text) {
  const line = document.createElement("p");
  const rule = text.startsWith(words.rule) && text.slice(words.rule.length).match(/^[0-9]+[.][0-9]+/)?.[0];
  if (!rule) line.textContent = text;
  else {
    const link = Object.assign(document.createElement("a"), { href: `${words.rules}#${rule}`, target: "coven-rules" });
    link.textContent = text;
    line.append(link);
  }
  return line;
}

let delay = 0; // the timer of the tooltip that will be shown
let described = null;

export function hideTip() {
  clearTimeout(delay);
  tip.hidden = true;
  described?.removeAttribute("aria-describedby");
  described = null;
}

// Hides the tooltip, unless the pointer goes into it: its rules can be clicked.
function leaveTip() {
  clearTimeout(delay);
  delay = setTimeout(() => tip.matches(":hover") || hideTip(), tip.classList.contains("docked") ? 600 : 0);
}

export function hideWhy() {
  why.hidden = true;
}

// Hides what is in the way of a new question: on a phone bubbles lie over the table.
export function makeRoom() {
  if (desk.matches) return;
  hideTip();
  hideWhy();
}

// Whether a tooltip would only repeat what stands on the element.
const repeats = (el) => el.dataset.tip.trim() === el.textContent.trim();

// Whether the board itself shows what a click on the element would do: then that is all the pointer shows.
const previews = (el) => el.matches("[data-move][data-preview], [data-ui-open]");

function showTip(el, milliseconds) {
  clearTimeout(delay);
  if (repeats(el)) return;
  delay = setTimeout(() => {
    if (!el.isConnected) return;
    hideTip();
    tip.replaceChildren(...el.dataset.tip.split("\n").map(lineOf));
    place(tip, el);
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
  place(why, el?.isConnected ? el : document.getElementById("part-prompt"));
}

const flash = document.getElementById("flash");
let fading = 0;

// Shows a message above the board for a few seconds.
export function showFlash(text) {
  clearTimeout(fading);
  flash.textContent = text;
  flash.hidden = false;
  fading = setTimeout(() => (flash.hidden = true), 3000);
}

const withTip = (event) => event.target.closest?.("[data-tip]");

addEventListener("pointerover", (e) => {
  const el = e.pointerType === "mouse" && withTip(e);
  if (el && el !== described && !previews(el)) showTip(el, 350);
});
addEventListener("pointerout", (e) => {
  if (e.pointerType === "mouse" && (withTip(e) || tip.contains(e.target))) leaveTip();
});
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
  } else {
    if (!why.contains(e.target)) hideWhy();
    if (e.pointerType !== "mouse" && !tip.contains(e.target)) hideTip();
  }
}, true);
