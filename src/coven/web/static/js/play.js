// The table: draws what it is sent, sends what is clicked. It knows no rules.

import { hideTip, hideWhy, showGlimpse, showWhy } from "./bubble.js";
import { settle, typing } from "./keys.js";
import { place } from "./morph.js";
import { moving, skip } from "./motion.js";
import { signal } from "./signal.js";
import { Line } from "./socket.js";
import { sound } from "./sound.js";

const root = document.documentElement;
const $ = (id) => document.getElementById(id);
const words = JSON.parse($("words").textContent);

let version = 0;
let { question, careful } = words; // the number of what is asked, and moves to ask about before they count, in words
let ahead = 0; // the server's clock minus ours
const asked = new Map(); // nonce → the element it was about
let chosen = null; // the move that waits to be confirmed
let source = null; // and the element it is from
let sent = null; // the nonce of the move that was not answered yet
const queue = []; // what follows when it was: a move, its element, and whether nobody waits for it

// -- hearing ------------------------------------------------------------------------------------

const line = new Line(words.socket, {
  hello: () => ({ language: root.lang }),
  state: (now) => now === "lost" && $("lost").removeAttribute("hidden"),
  heard(message) {
    HEARD[message.t]?.(message);
  },
});

function show(message, change) {
  const asks = question;
  ({ version, question } = message);
  careful = message.confirm;
  ahead = message.now - Date.now() / 1000;
  const focus = whereFocus();
  moving(() => {
    if (message.t === "full") clear(message.parts);
    place(message.parts);
  });
  if (chosen && !find(chosen)) choose(null);
  if (asks !== question) advise([]);
  settle();
  refocus(focus);
  point();
  signal(message.asked, words);
  if (change) for (const name of message.sounds) sound(name);
  if (message.said.length) announce(message.said);
  if (message.glimpses.length) showGlimpse(message.glimpses.join(" "));
  if (!document.hidden) line.write({ t: "saw" });
}

const HEARD = {
  full(message) {
    $("lost").setAttribute("hidden", "");
    show(message, false);
    const side = sessionStorage.getItem(words.socket);
    if (side !== null && document.querySelector("[data-do=front]")) front(+side);
    if (message.missed.length) recap(message.missed);
  },
  parts(message) {
    if (message.from !== version) return line.sayHello();
    show(message, true);
  },
  ack({ nonce }) {
    answered(nonce);
  },
  refused(message) {
    queue.length = 0;
    const el = answered(message.nonce);
    sound("no");
    showWhy(el, message);
    announce([message.text]);
  },
  because(message) {
    showWhy(answered(message.nonce), message);
    announce([message.text]);
  },
  preview({ move, parts }) {
    if (pointed?.dataset.move !== move) return;
    place((shown = parts));
  },
  missed: ({ missed }) => recap(missed),
  hint({ nonce, moves }) {
    answered(nonce);
    advise(moves);
  },
  reload: () => location.reload(),
  busy: ({ text }) => announce([text]),
};

function answered(nonce) {
  const el = asked.get(nonce);
  asked.delete(nonce);
  if (nonce === sent) {
    sent = null;
    document.body.removeAttribute("data-ui-sent");
    next();
  }
  return el;
}

// Parts that a full state does not name are gone.
function clear(parts) {
  for (const el of document.querySelectorAll('[id^="part-"]')) {
    if (!(el.id.slice(5) in parts)) el.closest("[data-slot]") ? el.remove() : el.replaceChildren();
  }
}

function announce(sentences) {
  const box = $("announce");
  box.append(...sentences.map((text) =>
    Object.assign(document.createElement("p"), { textContent: text })));
  while (box.childElementCount > 20) box.firstChild.remove();
}

function advise(moves) {
  $("advice").replaceChildren(...moves.map(({ move, label, chance }) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "button small", textContent: label });
    button.dataset.move = move;
    item.append(button, ` ${chance}`);
    return item;
  }));
  $("hint").toggleAttribute("hidden", !moves.length);
  if (moves.length) announce(moves.map(({ label, chance }) => `${label} ${chance}`));
}

function recap(missed) {
  $("missed").replaceChildren(...missed.map(({ text, yours }) => {
    const item = Object.assign(document.createElement("li"), { textContent: text });
    if (yours) item.className = "yours";
    return item;
  }));
  $("recap").removeAttribute("hidden");
}

// -- focus --------------------------------------------------------------------------------------

const find = (move) => document.querySelector(`[data-move="${CSS.escape(move)}"]`);

function whereFocus() {
  const el = document.activeElement;
  if (!el || el === document.body) return null;
  return { el, move: el.dataset?.move ?? el.dataset?.try, zone: el.closest("[data-zone]")?.dataset.zone };
}

function refocus(was) {
  if (!was || was.el.isConnected || document.activeElement !== document.body) return;
  const zone = was.zone && document.querySelector(`[data-zone="${was.zone}"]`);
  const to = (was.move && document.querySelector(
    `[data-move="${CSS.escape(was.move)}"], [data-try="${CSS.escape(was.move)}"]`))
    ?? zone?.querySelector('[tabindex="0"]') ?? $("part-prompt");
  to?.focus({ preventScroll: true });
}

// -- playing ------------------------------------------------------------------------------------

function send(message, el) {
  const nonce = line.ask(message);
  asked.set(nonce, el);
  return nonce;
}

// A move, after those of its `data-first` and what is held; one that is loose may wait its turn.
function submit(move, el) {
  choose(null);
  const loose = "loose" in (el?.dataset ?? {});
  if (sent && !loose) return;
  if (!loose) {
    const before = el?.dataset.first ? [el.dataset.first] : [];
    for (const { hold, pressed } of held()) if (!pressed) before.push(`${hold} on`);
    for (const first of before) queue.push([first, el, true]);
  }
  queue.push([move, el, loose]);
  unpreview();
  next();
}

function next() {
  if (sent || !queue.length) return;
  const [move, el, loose] = queue.shift();
  const whose = loose && el?.dataset.as ? { seat: +el.dataset.as } : {};
  sent = send({ t: "move", move, ...whose, ...(loose ? {} : { at: question }) }, el);
  document.body.setAttribute("data-ui-sent", "");
}

function choose(move, el) {
  chosen = move;
  source = el;
  for (const old of document.querySelectorAll("[data-ui-chosen]")) {
    if (old !== el) old.removeAttribute("data-ui-chosen");
  }
  el?.setAttribute("data-ui-chosen", "");
  $("confirm").toggleAttribute("hidden", !move);
  if (move) {
    $("confirm-what").textContent = careful[move];
    announce([`${words.confirm} ${careful[move]}`]);
  }
}

function use(el) {
  const move = el.dataset.move;
  if (root.dataset.confirm !== "never" && move in careful && chosen !== move) {
    choose(move, el);
    preview(el);
  } else {
    submit(move, el);
  }
}

const ACTIONS = {
  undo: (el) => send({ t: "undo" }, el),
  redo: (el) => send({ t: "redo" }, el),
  hint: (el) => send({ t: "hint" }, el),
  confirm: () => chosen && submit(chosen, source?.isConnected ? source : find(chosen)),
  "not-yet": () => choose(null),
  lift: (el) => send({ t: "lift", seat: +el.dataset.seat }, el),
  bot: (el) => send({ t: "hand", seat: +el.dataset.seat }, el),
  back: (el) => send({ t: "back", seat: +el.dataset.seat }, el),
  standing: (el) => send({ t: "standing", on: el.dataset.on === "on", at: question }, el),
  dismiss: (el) => el.closest("[data-box]").setAttribute("hidden", ""),
  open: (el) => $(el.dataset.what).showModal(),
  request_takeback(el) {
    hideWhy();
    send({ t: "request_takeback" }, el);
  },
  answer: (el) => send({ t: "answer", seat: +el.dataset.seat, yes: "yes" in el.dataset }, el),
  mute: (el) => send({ t: "mute", k: +el.dataset.k, on: "on" in el.dataset }, el),
  leave: (el) => send({ t: "leave" }, el),
  front: (el) => front(+el.dataset.seat),
  fold: (el) => document.body.toggleAttribute(`data-ui-${el.dataset.what}`),
};

addEventListener("click", (e) => {
  skip();
  const el = e.target.closest?.("[data-move], [data-try], [data-do], [data-refs], [data-tab]");
  if (!el) return;
  if (el.dataset.do) {
    if (el.getAttribute("aria-disabled") === "true") showWhy(el, { text: el.dataset.why, ask: el.dataset.ask });
    else ACTIONS[el.dataset.do](el);
  } else if (el.dataset.move) use(el);
  else if (el.dataset.try) send({ t: "why", move: el.dataset.try }, el);
  else if ("tab" in el.dataset) tab(el);
  else highlight(el);
});

addEventListener("keydown", (e) => {
  if (e.altKey || e.ctrlKey || e.metaKey || document.querySelector("dialog[open]")) return;
  const el = e.target;
  if ((e.key === "Enter" || e.key === " ") && el.closest?.("[data-move], [data-try]")
      && !el.closest("button, a, input")) {
    e.preventDefault();
    el.closest("[data-move], [data-try]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  } else if (e.key === "Escape") {
    choose(null);
    hideTip();
    hideWhy();
    highlight(null);
  } else if (typing(el)) {
    return;
  } else if (e.key === "u" || e.key === "U") {
    document.querySelector(`[data-do="${e.shiftKey ? "redo" : "undo"}"]`)?.click();
  } else if (e.key === "?") {
    $("help").showModal();
  }
});

// -- what is held -----------------------------------------------------------------------------------

// Down begins it, up ends it; a tap, or a click by key, keeps it until the next. What is still held
// begins again before every command.
const holding = new Map(); // a pointer or a key → the element, and since when
const on = (el) => el.getAttribute("aria-pressed") === "true";
const held = () => [...holding.values()].map(({ el }) => ({ hold: el.dataset.hold, pressed: on(el) }));

function grasp(el, way) {
  queue.push([`${el.dataset.hold} ${way}`, el, true]);
  next();
}

function press(by, el) {
  if (!el || holding.has(by)) return;
  holding.set(by, { el, since: Date.now(), was: on(el) });
  if (!on(el)) grasp(el, "on");
}

function release(by, patience) {
  const { el, since, was } = holding.get(by) ?? {};
  holding.delete(by);
  if (el && (was || Date.now() - since > patience)) grasp(el, "off");
}

const keyed = (e) => !typing(e.target) && !e.altKey && !e.ctrlKey && !e.metaKey
  && document.querySelector(`[data-hold-key="${CSS.escape(e.code)}"]`);

addEventListener("pointerdown", (e) => press(e.pointerId, e.target.closest?.("[data-hold]")));
addEventListener("keydown", (e) => keyed(e) && press(e.code, keyed(e)));
for (const up of ["pointerup", "pointercancel"]) addEventListener(up, (e) => release(e.pointerId, 300));
addEventListener("keyup", (e) => release(e.code, 0));
addEventListener("blur", () => [...holding.keys()].forEach((by) => release(by, 0)));
addEventListener("click", (e) => {
  const el = !e.detail && e.target.closest?.("[data-hold]");
  if (el) grasp(el, on(el) ? "off" : "on");
});

// -- previews and highlights ----------------------------------------------------------------------

let pointed = null;
let shown = null; // parts drawn as they would be
let asking = 0;

function mark(name, ids) {
  for (const old of document.querySelectorAll(`[data-ui-${name}]`)) {
    old.removeAttribute(`data-ui-${name}`);
  }
  for (const id of ids) {
    for (const el of document.querySelectorAll(`#${CSS.escape(id)}, [data-ref~="${CSS.escape(id)}"]`)) {
      el.setAttribute(`data-ui-${name}`, "");
    }
  }
}

function preview(el) {
  if (pointed === el) return;
  unpreview();
  pointed = el;
  const what = el.dataset.preview;
  if (what) mark("preview", what.split(" "));
  else if (what === "") asking = setTimeout(() => line.write({ t: "preview", move: el.dataset.move }), 120);
}

function unpreview() {
  clearTimeout(asking);
  pointed = null;
  mark("preview", []);
  if (shown) {
    shown = null;
    line.sayHello();
  }
}

const previewed = (e) => e.target.closest?.("[data-move][data-preview]");
for (const on of ["pointerover", "focusin"]) {
  addEventListener(on, (e) => previewed(e) && preview(previewed(e)));
}
for (const off of ["pointerout", "focusout"]) {
  addEventListener(off, (e) => previewed(e) && !chosen && unpreview());
}

function highlight(el) {
  mark("lit", el && !el.hasAttribute("data-ui-reading") ? el.dataset.refs.split(" ") : []);
  for (const old of document.querySelectorAll("[data-ui-reading]")) {
    if (old !== el) old.removeAttribute("data-ui-reading");
  }
  el?.toggleAttribute("data-ui-reading");
}

// What the coach of a first game points at: the place of a move, or of the next of its choices.
function aim(move) {
  const el = find(move);
  if (!move || el?.getClientRects().length) return el;
  const led = document.querySelector("[data-ui-aim]"); // the game's own page knows better
  if (led) return led;
  const words = move.split(" ");
  const tokens = (pick) => pick.dataset.pick.split(" ");
  const picked = document.querySelector("[data-ui-picked]");
  const fits = (pick) => tokens(pick).every((t, i) => t === words[i] || "?*".includes(t));
  if (!picked || !fits(picked)) return [...document.querySelectorAll("[data-pick]")].find(fits);
  return ["?", "*"].flatMap((sign) => words.filter((_, i) => tokens(picked)[i] === sign))
    .map((spot) => document.querySelector(`[data-ui-open][data-spot="${CSS.escape(spot)}"]`))
    .find(Boolean);
}

let aimed = null;

function point() {
  const coach = document.querySelector(".coach");
  const el = coach && !document.querySelector("dialog[open]") && aim(coach.dataset.pointMove ?? "");
  mark("coach", coach?.dataset.point?.split(" ") ?? []);
  $("beckon").toggleAttribute("hidden", !el);
  if (!el) return;
  if (el !== aimed) (aimed = el).scrollIntoView({ block: "nearest", inline: "nearest" });
  const seen = (el.ownerSVGElement && el.querySelector("[data-piece]")) || el; // not its reach
  const { left, top, width, height } = seen.getBoundingClientRect();
  const [x, y] = [Math.max(26, width + 10), Math.max(26, height + 10)];
  Object.assign($("beckon").style, {
    left: `${left + width / 2 - x / 2}px`, top: `${top + height / 2 - y / 2}px`, width: `${x}px`, height: `${y}px`,
  });
}

setInterval(() => document.querySelector(".coach") && point(), 200);

// A spectator looks from another side; the people turn with the table.
function front(seat) {
  sessionStorage.setItem(words.socket, seat);
  line.write({ t: "front", seat });
  const people = [...document.querySelectorAll(".people > .person")];
  const place = (el) => (+el.id.slice(7) - seat + people.length) % people.length;
  people.sort((a, b) => place(a) - place(b));
  people[0]?.parentNode.append(...people);
}

// -- beside the board -----------------------------------------------------------------------------

function tab(el) {
  for (const other of el.parentNode.children) {
    const on = other === el;
    other.setAttribute("aria-selected", String(on));
    other.tabIndex = on ? 0 : -1;
    $(other.getAttribute("aria-controls")).toggleAttribute("hidden", !on);
  }
}

addEventListener("keydown", (e) => {
  const el = e.target.closest?.("[role=tab]");
  if (!el || !["ArrowLeft", "ArrowRight"].includes(e.key)) return;
  const other = el.nextElementSibling ?? el.parentNode.firstElementChild;
  tab(other);
  other.focus();
});

// Whoever talks before this script is here would be talking to nobody.
$("say-text")?.removeAttribute("disabled");
$("say")?.addEventListener("submit", (e) => {
  e.preventDefault();
  const field = e.target.elements.text;
  if (field.value.trim()) send({ t: "chat", text: field.value.trim() }, field);
  field.value = "";
});

addEventListener("toggle", (e) => {
  if (e.target.matches?.("details") && e.target.open !== e.target.hasAttribute("data-open")) {
    e.target.setAttribute("data-ui-touched", "");
  }
}, true);

// Back from another tab: what happened meanwhile is told once.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) line.write({ t: "saw", back: true });
});

// Clocks that run, as the server counts them.
setInterval(() => {
  for (const el of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.floor(el.dataset.until - ahead - Date.now() / 1000));
    if (left < 3600) el.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}, 1000);

addEventListener("coven-settings", () => line.renew());

// A page out of the browser's memory may show a seat that is somebody else's by now.
addEventListener("pageshow", (e) => e.persisted && location.reload());

settle();
point();
