// The page of a running table: draws what the server sends, and sends what is clicked. It knows no rules.

import { openChat, unread } from "./chat.js";
import { held, openPresses } from "./presses.js";
import { hideTip, hideWhy, makeRoom, showFlash, showWhy } from "./tooltip.js";
import { typing, updateZones } from "./keys.js";
import { placeParts } from "./morph.js";
import { skip, tempo } from "./motion.js";
import "./question.js";
import "./rules.js";
import { signal } from "./turn-signal.js";
import { Connection } from "./socket.js";
import { sound } from "./sound.js";
import { finish, perform, performing } from "./stages.js";
import { addTraces, clearTraces } from "./traces.js";

const root = document.documentElement;
const $ = (id) => document.getElementById(id);
const pageData = JSON.parse($("page-data").textContent);

let version = 0;
let { question, confirmMoves } = pageData; // the number of the question; labels of the moves to be confirmed
let clockOffset = 0; // the server's clock minus ours, in seconds
const requests = new Map(); // nonce → the element that the request came from
let finished = pageData.over; // whether the match is over
let chosen = null; // the move that waits to be confirmed
let source = null; // the element of that move
let sent = null; // the nonce of the move that is not answered yet
let sentAnswer = false; // whether that move answers a question
const queue = []; // moves to be sent after that: text, element, and whether it was not asked for

// -- messages of the server -----------------------------------------------------------------------

const connection = new Connection(pageData.socket, {
  hello: () => ({ language: root.lang }),
  onLost: () => $("lost").removeAttribute("hidden"),
  onMessage(message) {
    HANDLERS[message.t]?.(message);
  },
});

// Shows an update; `withSounds`: false for a whole screen.
function show(message, withSounds) {
  const previous = question;
  ({ version, question } = message);
  confirmMoves = message.confirm;
  clockOffset = message.now - Date.now() / 1000;
  const whole = message.t === "full";
  const own = whole || ownMove;
  const ends = withSounds && message.over && !finished;
  [ownMove, finished] = [false, message.over];
  if (again || whole) finish();
  const focus = currentFocus();
  const moved = own ? undefined : addTraces;
  const stages = tempo() && !document.hidden ? message.stages.map((stage) => ({ ...stage, moved })) : [];
  const { parts } = message;
  const steps = [...stages, {
    parts,
    sounds: withSounds ? message.sounds : [],
    moved,
    then() {
      updateZones();
      refocus(focus);
      if (ends && !document.querySelector(".coach .says")) document.body.setAttribute("data-ui-finale", "");
    },
  }];
  if (!own || stages.length) remember(steps, own);
  if (whole) removeOthers(parts);
  if (stages.length || performing()) {
    const controls = Object.fromEntries(Object.entries(parts).filter(([name]) => CONTROLS.test(name)));
    if (performing()) placeParts(controls);
    else steps[0] = { ...steps[0], parts: { ...controls, ...steps[0].parts } };
  }
  perform(steps);
  if (own && !stages.length) remember([], true);
  if (chosen && !find(chosen)) choose(null);
  if (previous !== question) showHints([]);
  updateZones();
  refocus(focus);
  coachBack = 0;
  queueMicrotask(pointForLesson); // after the game's own script has seen what changed
  signal(message.asked, pageData.yours);
  if (message.news.length) announce(message.news);
  const said = unread();
  if (withSounds && said.length) {
    sound("chat");
    announce(said);
    if ($("tab-chat").dataset.unread) showFlash(said.at(-1));
  }
  if (message.flashes.length) showFlash(message.flashes.join(" "));
  if (!document.hidden) connection.write({ t: "seen" });
}

// What the person needs for the next decision; it does not wait for stages.
const CONTROLS = /^(hand|actions|prompt|tools|coach|takeback|handover|menu|invite|muted|next|chat-)/;

// -- "Show that again" ----------------------------------------------------------------------------

const KEPT_SCENES = 40;
const scenes = []; // the table after the person's last move, and every change since then: parts, and the sentence of a stage
let ownMove = false; // whether the next update shows the person's own move
let again = false; // whether the changes are being shown again

const SHELL = /^(finale|prompt|tools|actions|coach|takeback|handover|menu|invite|muted|next|log-|chat-|player-)/;

// Returns the parts that the game draws.
const sceneOf = (parts) => Object.fromEntries(Object.entries(parts).filter(([name]) => !SHELL.test(name)));

const partsNow = () => Object.fromEntries(
  [...document.querySelectorAll('[id^="part-"]')].map((el) => [el.id.slice(5), el.innerHTML]));

// Keeps steps to be shown again, after the others or, if `anew`, after the table as it is on the page.
function remember(steps, anew) {
  if (anew) scenes.splice(0, scenes.length, { parts: sceneOf(partsNow()) });
  scenes.push(...steps.map(({ parts, text }) => ({ parts: sceneOf(parts), text })));
  scenes.splice(0, scenes.length - KEPT_SCENES);
  $("again").hidden = scenes.length < 2;
}

// Shows what happened since the person's last move, change by change. Any input ends it.
function showAgain() {
  finish();
  clearTraces();
  again = true;
  const then = () => {
    again = false;
    updateZones();
  };
  perform(scenes.map((scene, i) => (i + 1 < scenes.length ? scene : { ...scene, then })));
}

const HANDLERS = {
  full(message) {
    $("lost").setAttribute("hidden", "");
    show(message, false);
    const side = sessionStorage.getItem(pageData.socket);
    if (side !== null && document.querySelector("[data-do=side]")) showSide(+side);
    if (message.missed.length) showMissed(message.missed);
  },
  parts(message) {
    if (message.from !== version) return connection.sayHello();
    show(message, true);
  },
  ack({ nonce }) {
    answered(nonce);
  },
  refused(message) {
    queue.length = 0;
    ownMove = false;
    const el = answered(message.nonce);
    sound("no");
    showWhy(el, message);
    announce([message.text]);
  },
  because(message) {
    showWhy(answered(message.nonce), message);
    announce([message.text]);
  },
  missed: ({ missed }) => showMissed(missed),
  reaction({ kind, seat, text }) {
    announce([text]);
    const shown = document.createElement("div");
    shown.className = "reaction";
    shown.innerHTML = `<svg viewBox="0 0 32 32"><use href="#r-${kind}"/></svg>`;
    shown.append(text);
    ($(`person-${seat}`) ?? document.querySelector(".people")).append(shown);
    setTimeout(() => shown.remove(), 4000);
  },
  hint({ nonce, moves }) {
    answered(nonce);
    showHints(moves);
  },
  reload: () => location.reload(),
  busy: ({ text }) => announce([text]),
};

// Forgets a request that was answered; returns the element that it came from.
function answered(nonce) {
  const el = requests.get(nonce);
  requests.delete(nonce);
  if (nonce === sent) {
    sent = null;
    document.body.removeAttribute("data-ui-sent");
    sendNext();
  }
  return el;
}

// Removes all parts that a whole screen does not contain.
function removeOthers(parts) {
  for (const el of document.querySelectorAll('[id^="part-"]')) {
    if (!(el.id.slice(5) in parts)) el.closest("[data-slot]") ? el.remove() : el.replaceChildren();
  }
}

// Lets screen readers read sentences aloud.
function announce(sentences) {
  const box = $("announce");
  box.append(...sentences.map((text) =>
    Object.assign(document.createElement("p"), { textContent: text })));
  while (box.childElementCount > 20) box.firstChild.remove();
}

// Marks on the table what to click for an advised move; "": nothing.
function markAdvised(move) {
  const el = move && elementForLesson(move);
  mark("advised", []);
  if (el && !el.closest("#hint")) el.setAttribute("data-ui-advised", "");
}

for (const on of ["pointerover", "focusin"]) {
  $("advice").addEventListener(on, (e) => e.target.dataset.move && markAdvised(e.target.dataset.move));
}

function showHints(moves) {
  makeRoom();
  $("advice").replaceChildren();
  markAdvised(moves[0]?.move ?? "");
  $("advice").append(...moves.map(({ move, label, chance, why }) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "button small", textContent: label });
    button.dataset.move = move;
    item.append(button, ` ${chance}`);
    if (why) item.append(Object.assign(document.createElement("p"), { className: "small", textContent: why }));
    return item;
  }));
  $("hint").toggleAttribute("hidden", !moves.length);
  if (moves.length) announce(moves.map(({ label, chance, why }) => `${label} ${chance} ${why}`));
}

function showMissed(missed) {
  $("missed").replaceChildren(...missed.map(({ text, yours }) => {
    const item = Object.assign(document.createElement("li"), { textContent: text });
    if (yours) item.className = "yours";
    return item;
  }));
  $("recap").removeAttribute("hidden");
}

// -- focus --------------------------------------------------------------------------------------

const find = (move) => document.querySelector(`[data-move="${CSS.escape(move)}"]`);

function currentFocus() {
  const el = document.activeElement;
  if (!el || el === document.body) return null;
  return { el, move: el.dataset?.move ?? el.dataset?.try, zone: el.closest("[data-zone]")?.dataset.zone };
}

let leads = null; // where a key has made the last move: from there the focus goes to the first thing that can be used

addEventListener("keydown", () => (leads = null), true);

// Returns the first thing that can be used in zones of these names.
const usableIn = (...zones) => zones.flatMap((name) =>
  [...document.querySelectorAll(`[data-zone${name}] [data-move]`)]).find((el) => el.getClientRects().length);

// Moves the focus if its element is gone, or if a key has made a move and it is still there: to the same move,
// the same part of the table, the first thing that can be used, or the prompt.
function refocus(was) {
  const now = document.activeElement;
  const lost = was && !was.el.isConnected && now === document.body;
  const usable = usableIn("=board", "=hand", "");
  const led = leads && usable && (now === leads || now === document.body)
    && (!now.dataset.move || now.closest("[data-zone=actions]")) && !now.closest("dialog, .side");
  if (!lost && !led) return;
  const same = (name) => was?.move && document.querySelector(`[data-${name}="${CSS.escape(was.move)}"]`);
  const place = was?.zone && was.zone !== "actions" && usableIn(`="${was.zone}"`);
  (same("move") || place || usable || same("try") || $("part-prompt")).focus({ preventScroll: true });
  leads &&= document.activeElement;
  updateZones();
}

// -- playing ------------------------------------------------------------------------------------

function send(message, el) {
  const nonce = connection.request(message);
  requests.set(nonce, el);
  return nonce;
}

// Sends a move, after the moves of its `data-first` and of held buttons. All wait for moves that were not
// asked for (`data-loose`) and are on their way; a second answer to one question is dropped.
function submit(move, el) {
  choose(null);
  leads = byKey ? document.activeElement : null;
  clearTraces();
  ownMove = true;
  const loose = "loose" in (el?.dataset ?? {});
  if (!loose) {
    if ((sent && sentAnswer) || queue.some(([, , unasked]) => !unasked)) return;
    const before = el?.dataset.first ? [el.dataset.first] : [];
    for (const { hold, pressed } of held()) if (!pressed) before.push(`${hold} on`);
    for (const first of before) queue.push([first, el, true]);
  }
  queue.push([move, el, loose]);
  hidePreview();
  sendNext();
}

function sendNext() {
  if (sent || !queue.length) return;
  const [move, el, loose] = queue.shift();
  sentAnswer = !loose;
  const otherSeat = loose && el?.dataset.as ? { seat: +el.dataset.as } : {};
  sent = send({ t: "move", move, ...otherSeat, ...(loose ? {} : { at: question }) }, el);
  document.body.setAttribute("data-ui-sent", "");
}

// Asks to confirm a move; null: asks nothing.
function choose(move, el) {
  chosen = move;
  source = el;
  for (const old of document.querySelectorAll("[data-ui-chosen]")) {
    if (old !== el) old.removeAttribute("data-ui-chosen");
  }
  el?.setAttribute("data-ui-chosen", "");
  $("confirm").toggleAttribute("hidden", !move);
  if (move) {
    $("confirm-what").textContent = confirmMoves[move];
    announce([`${pageData.confirm} ${confirmMoves[move]}`]);
  }
}

// Plays the move of an element, or asks to confirm it first.
function use(el) {
  const move = el.dataset.move;
  if (root.dataset.confirm !== "never" && move in confirmMoves && chosen !== move) {
    choose(move, el);
    showPreview(el);
  } else {
    submit(move, el);
  }
}

const ACTIONS = {
  undo: (el) => send({ t: "undo" }, el),
  redo: (el) => send({ t: "redo" }, el),
  hint: (el) => send({ t: "hint" }, el),
  again: () => showAgain(),
  react(el) {
    send({ t: "react", kind: el.dataset.kind }, el);
    el.closest("details").open = false;
    document.body.removeAttribute("data-ui-side");
  },
  async invite() {
    const page = new DOMParser().parseFromString(await (await fetch(`${location.pathname}/people`)).text(), "text/html");
    $("invitation").replaceWith(page.getElementById("invitation") ?? $("invitation"));
    $("inviting").showModal();
  },
  "end-finale": () => document.body.removeAttribute("data-ui-finale"),
  confirm: () => chosen && submit(chosen, source?.isConnected ? source : find(chosen)),
  "not-yet": () => choose(null),
  handover: (el) => send({ t: "handover", seat: +el.dataset.seat }, el),
  lend: (el) => send({ t: "lend", seat: +el.dataset.seat }, el),
  reclaim: (el) => send({ t: "reclaim", seat: +el.dataset.seat }, el),
  "auto-pass": (el) => send({ t: "auto_pass", on: el.dataset.on === "on", at: question }, el),
  dismiss(el) {
    el.closest("[data-box]").setAttribute("hidden", "");
    markAdvised("");
  },
  "full-screen": () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  open: (el) => $(el.dataset.what).showModal(),
  "request-takeback"(el) {
    hideWhy();
    send({ t: "request_takeback" }, el);
  },
  "answer-takeback": (el) => send({ t: "answer_takeback", seat: +el.dataset.seat, yes: "yes" in el.dataset }, el),
  "go-on": (el) => send({ t: "go_on" }, el),
  "leave-lesson": (el) => send({ t: "leave_lesson" }, el),
  "take-up-lesson": (el) => send({ t: "take_up_lesson" }, el),
  "coach-back": () => turnCoach(1),
  "coach-forward": () => turnCoach(-1),
  side: (el) => showSide(+el.dataset.seat),
  fold: (el) => document.body.toggleAttribute(`data-ui-${el.dataset.what}`),
};

let byKey = false; // whether the person has used a key last, and not a pointer
addEventListener("keydown", () => (byKey = true), true);
addEventListener("pointerdown", () => (byKey = false), true);

// A click or key ends what is being shown, and then counts; one that ends "Show that again" does not.
for (const name of ["click", "keydown"]) {
  addEventListener(name, (e) => {
    const shownAgain = again;
    skip();
    if (!finish() || !shownAgain || name !== "click") return;
    e.preventDefault();
    e.stopImmediatePropagation();
  }, true);
}

addEventListener("click", (e) => {
  const el = e.target.closest?.("[data-move], [data-try], [data-do], [data-refs], [data-tab]");
  if (!el) return;
  if (el.dataset.do) {
    if (el.getAttribute("aria-disabled") === "true") showWhy(el, { text: el.dataset.why, ask: el.dataset.ask });
    else ACTIONS[el.dataset.do]?.(el);
  } else if (el.dataset.move) use(el);
  else if (el.dataset.try) send({ t: "why", move: el.dataset.try }, el);
  else if ("tab" in el.dataset) selectTab(el);
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
    for (const box of document.querySelectorAll("[data-box]")) box.hidden = true;
    markAdvised("");
    document.body.removeAttribute("data-ui-finale");
  } else if (typing(el)) {
    return;
  } else if (e.key === "u" || e.key === "U") {
    document.querySelector(e.shiftKey ? "[data-do=redo]" : ".tools :is([data-do=undo], [data-do=request-takeback])")?.click();
  } else if (e.key === "?") {
    $("help").showModal();
  }
});

// -- previews and highlights ----------------------------------------------------------------------

let previewed = null; // the element whose preview is shown

// Gives `data-ui-NAME` to the elements with these ids or `data-ref`, and to no others.
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

function showPreview(el) {
  if (previewed === el) return;
  previewed = el;
  mark("preview", el.dataset.preview?.split(" ") ?? []);
}

function hidePreview() {
  previewed = null;
  mark("preview", []);
}

const withPreview = (e) => e.target.closest?.("[data-move][data-preview]");
for (const on of ["pointerover", "focusin"]) {
  addEventListener(on, (e) => withPreview(e) && showPreview(withPreview(e)));
}
for (const off of ["pointerout", "focusout"]) {
  addEventListener(off, (e) => withPreview(e) && !chosen && hidePreview());
}

// Highlights what a line of the log mentions; null: nothing.
function highlight(el) {
  mark("lit", el && !el.hasAttribute("data-ui-reading") ? el.dataset.refs.split(" ") : []);
  for (const old of document.querySelectorAll("[data-ui-reading]")) {
    if (old !== el) old.removeAttribute("data-ui-reading");
  }
  el?.toggleAttribute("data-ui-reading");
}

// Returns the element that a lesson points at for a move: its own, or that of its next choice.
function elementForLesson(move) {
  const el = find(move);
  if (!move || el?.getClientRects().length) return el;
  const own = document.querySelector("[data-ui-aim]"); // the game's own script has chosen one
  if (own) return own;
  const words = move.split(" ");
  const tokens = (pick) => pick.dataset.pick.split(" ");
  const picked = document.querySelector("[data-ui-picked]");
  const fits = (pick) => tokens(pick).every((t, i) => t === words[i] || "?*".includes(t));
  if (!picked || !fits(picked)) return [...document.querySelectorAll("[data-pick]")].find(fits);
  return ["?", "*"].flatMap((sign) => words.filter((_, i) => tokens(picked)[i] === sign))
    .map((spot) => document.querySelector(`[data-ui-open][data-spot="${CSS.escape(spot)}"]`))
    .find(Boolean);
}

let coachBack = 0; // how many sentences back the coach is turned

// Shows an earlier (1) or later (-1) sentence of the coach.
function turnCoach(by) {
  const said = [...document.querySelectorAll(".coach .says > :not(.now)")];
  coachBack = Math.max(0, Math.min(said.length, coachBack + by));
  document.querySelector(".coach .now").hidden = coachBack > 0;
  said.forEach((el, i) => (el.hidden = i !== said.length - coachBack));
}

let pointedAt = null;
let following = 0; // the frame in which the ring is placed next

// Marks what a lesson's coach points at.
function pointForLesson() {
  const coach = document.querySelector(".coach");
  mark("coach", coach?.dataset.point?.split(" ") ?? []);
  for (const el of freeChoices(coach)) el.setAttribute("data-ui-coach", "");
  followPointed();
}

const freeChoices = (coach) => (coach?.dataset.choose?.split("|") ?? []).map(find).filter((el) => el?.getClientRects().length);

// Returns a point of the box at which a click hits the element; something else may stand before its middle.
function pointToClick(el, { left, top, width, height }) {
  const points = [0.5, 0.7, 0.88, 0.3].flatMap((fy) =>
    [0.5, 0.25, 0.75].map((fx) => [left + fx * width, top + fy * height]));
  return points.find(([x, y]) => el.contains(document.elementFromPoint(x, y))) ?? points[0];
}

// Keeps the ring around its element in every frame: pieces move, and a move of several clicks leads on.
function followPointed() {
  cancelAnimationFrame(following);
  const ring = $("lesson-pointer");
  const coach = document.querySelector(".coach[data-point-move]");
  following = coach ? requestAnimationFrame(followPointed) : 0;
  const free = freeChoices(coach);
  const el = coach && !document.querySelector("dialog[open]") && (free[0] ?? elementForLesson(coach.dataset.pointMove));
  ring.toggleAttribute("hidden", !el || free.length > 0);
  if (!el) return;
  if (el !== pointedAt) (pointedAt = el).scrollIntoView({ block: "nearest", inline: "nearest" });
  const drawn = (el.ownerSVGElement && el.querySelector("[data-piece]")) || el; // not its invisible click area
  const box = drawn.getBoundingClientRect();
  const [x, y] = pointToClick(el, box);
  const [wide, high] = [[x, box.left, box.width], [y, box.top, box.height]]
    .map(([at, start, length]) => Math.max(26, 2 * Math.min(at - start, start + length - at) + 10));
  const place = `left:${x - wide / 2}px;top:${y - high / 2}px;width:${wide}px;height:${high}px`;
  if (place !== ring.dataset.place) ring.style.cssText = ring.dataset.place = place;
}

// Shows a spectator the table from the side of a seat, with the players in that order.
function showSide(seat) {
  sessionStorage.setItem(pageData.socket, seat);
  connection.write({ t: "side", seat });
  const people = [...document.querySelectorAll(".people > .person")];
  const place = (el) => (+el.id.slice(7) - seat + people.length) % people.length;
  people.sort((a, b) => place(a) - place(b));
  people[0]?.parentNode.append(...people);
}

// -- log, chat, clocks -----------------------------------------------------------------------------

function selectTab(el) {
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
  selectTab(other);
  other.focus();
});

openChat(send);

openPresses({
  use: (move) => find(move) && use(find(move)),
  hold(el, state) {
    queue.push([`${el.dataset.hold} ${state}`, el, true]);
    sendNext();
  },
});

// When the person comes back from another tab, the server sends what they have missed.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) connection.write({ t: "seen", returning: true });
});

// Running clocks, by the server's time.
setInterval(() => {
  for (const el of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.floor(el.dataset.until - clockOffset - Date.now() / 1000));
    el.toggleAttribute("data-ui-low", left < 60);
    if (left < 3600) el.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}, 1000);

addEventListener("coven-settings", () => connection.reconnect());

// A page from the browser's cache may show a seat that belongs to somebody else by now.
addEventListener("pageshow", (e) => e.persisted && location.reload());

updateZones();
pointForLesson();
