// Moves of several choices: dice and a command, a card and a target, a gesture and whom it is for.
// What has been chosen is marked with `data-ui-…` until it is used up; a command that lacks
// something says what, and is made as soon as that is chosen.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const one = (selector) => document.querySelector(selector);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const maker = Object.assign(document.createElement("button"), { hidden: true });
document.body.append(maker);

const { mine } = JSON.parse(one("#page-data").textContent); // the seats of whoever is at this device

let waiting = null; // the command that lacks something: its button
let picked = ""; // the data-pick that was begun

const dice = () => all("[data-ui-n]").sort((a, b) => a.dataset.uiN - b.dataset.uiN);
const letters = (list) => list.map((el) => el.dataset.die);
const sorted = (list) => [...list].sort((a, b) => "BPRSGT".indexOf(a) - "BPRSGT".indexOf(b)).join("");
const card = () => one("[data-card][data-ui-picked]");
const target = () => one("[data-spot][data-ui-target]")?.dataset.spot;

function tell(how) {
  const hint = one(".vd-hint");
  if (how) hint?.setAttribute("data-ui-says", hint.getAttribute(`data-how-${how}`) ?? "");
  else hint?.removeAttribute("data-ui-says");
}

// A button that is not seen makes the move, as if it had been there.
function make(move, from, by = from?.dataset.as) {
  for (const name of ["move", "first", "loose", "as"]) maker.removeAttribute(`data-${name}`);
  maker.dataset.move = move;
  if (from?.dataset.first) maker.dataset.first = from.dataset.first;
  if ("loose" in (from?.dataset ?? {})) maker.dataset.loose = "";
  if (by) maker.dataset.as = by;
  drop();
  maker.click();
}

function drop() {
  [waiting, picked] = [null, ""];
  for (const name of ["n", "picked", "target"]) {
    for (const el of all(`[data-ui-${name}]`)) el.removeAttribute(`data-ui-${name}`);
  }
  tell();
  show();
}

// -- commands ---------------------------------------------------------------------------------------

function spots(open) {
  return open.split(" ").filter(Boolean);
}

// The places that are open for what was begun; a curse is called by somebody at this device.
function openFor(el) {
  const open = spots(el.dataset.open ?? "");
  return "by" in el.dataset ? open.filter((seat) => mine.includes(+seat)) : open;
}

// The move that a command comes to, or what it lacks.
function compose(command) {
  const chosen = letters(dice());
  if (command === "reroll") {
    return chosen.length < 2 ? [null, "reroll"] : [`reroll ${chosen[0]} ${sorted(chosen.slice(1))}`];
  }
  if (command === "free") return chosen.length ? [`free ${sorted(chosen)}`] : [null, "free"];
  if (command.startsWith("take")) {
    return chosen.length === 2 ? [`take ${command.slice(5)} ${sorted(chosen)}`] : [null, "take"];
  }
  const held = card();
  if (held?.dataset.commandOf !== command) return [null, command];
  if (command === "trick") return [`trick ${held.dataset.card}`];
  const open = spots(held.dataset.open);
  const whom = target() ?? (open.length === 1 ? open[0] : null);
  if (!whom || !open.includes(whom)) return [null, "target"];
  const wild = [...held.dataset.wild];
  if (!wild.length) return [`cast ${held.dataset.card} ${whom}`];
  const die = chosen.find((letter) => wild.includes(letter)) ?? (wild.length === 1 ? wild[0] : null);
  return die ? [`cast ${held.dataset.card} ${whom} ${die}`] : [null, "wild"];
}

function command(el) {
  const [move, lacks] = compose(el.dataset.command);
  if (move) return make(move, el);
  waiting = el;
  picked = "";
  show();
  tell(lacks);
}

// Something was chosen: a command that waited for it is made, unless dice may still be added.
function chosen() {
  show();
  if (!waiting) return tell(card()?.dataset.commandOf === "cast" && !target() ? "target" : "");
  const [move, lacks] = compose(waiting.dataset.command);
  if (move && !["reroll", "free"].includes(waiting.dataset.command)) make(move, waiting);
  else tell(move ? waiting.dataset.command : lacks);
}

// -- choices ------------------------------------------------------------------------------------------

function useDie(el) {
  if (el.hasAttribute("data-ui-n")) el.removeAttribute("data-ui-n");
  else el.setAttribute("data-ui-n", 1 + Math.max(0, ...dice().map((d) => +d.dataset.uiN)));
  dice().forEach((d, i) => d.setAttribute("data-ui-n", i + 1));
  chosen();
}

function useCard(el) {
  const on = el.hasAttribute("data-ui-picked");
  for (const old of all("[data-card][data-ui-picked], [data-ui-target]")) {
    old.removeAttribute("data-ui-picked");
    old.removeAttribute("data-ui-target");
  }
  picked = "";
  if (!on) el.setAttribute("data-ui-picked", "");
  if (waiting && waiting.dataset.command !== el.dataset.commandOf) waiting = null;
  chosen();
}

function useSpot(el) {
  const { spot } = el.dataset;
  if (picked) {
    const from = begun();
    return "by" in from.dataset ? make(picked, from, spot) : make(picked.replace("?", spot), from);
  }
  const on = target() === spot;
  for (const old of all("[data-ui-target]")) old.removeAttribute("data-ui-target");
  if (!on) for (const now of all(`[data-spot="${spot}"]`)) now.setAttribute("data-ui-target", "");
  chosen();
}

const begun = () => picked && one(`[data-pick="${CSS.escape(picked)}"], [data-call="${CSS.escape(picked)}"]`);

// At one device a spell is called for whoever of those around it has cast it, a curse for anybody.
const ours = (el) => el.dataset.call && el.dataset.try
  && ("by" in el.dataset ? openFor(el).length > 0 : mine.includes(+el.dataset.as));

function usePick(el) {
  const pick = el.dataset.pick ?? el.dataset.call;
  if (!pick.includes("?") && !("by" in el.dataset)) return make(pick, el);
  const on = picked === pick;
  drop();
  if (on) return;
  picked = pick;
  tell(el.dataset.how);
  show();
}

function useFace(el) {
  const chosenDice = letters(dice());
  if (chosenDice.length === 1 && chosenDice[0] !== el.dataset.face) make(`set ${chosenDice[0]} ${el.dataset.face}`);
  else tell("set");
}

// What is open now, and what is pressed.
function show() {
  const from = picked ? begun() : card();
  if (picked && !from) picked = "";
  const open = from ? openFor(from) : [];
  for (const el of all("[data-spot]")) el.toggleAttribute("data-ui-open", open.includes(el.dataset.spot));
  document.body.toggleAttribute("data-ui-aiming", open.length > 0);
  for (const el of all("[data-die]")) press(el, el.hasAttribute("data-ui-n"));
  for (const el of all("[data-card]")) press(el, el.hasAttribute("data-ui-picked"));
  for (const el of all("[data-pick]")) {
    el.toggleAttribute("data-ui-picked", el.dataset.pick === picked);
    if (el.hasAttribute("aria-pressed")) press(el, el.dataset.pick === picked);
  }
  for (const el of all("[data-command]")) el.toggleAttribute("data-ui-wanted", el === waiting);
  for (const el of all("[data-to-page]")) press(el, el.dataset.toPage === page);
  for (const el of all("[data-page]")) el.toggleAttribute("data-ui-shown", el.dataset.page === page);
  for (const el of all("[data-to-panel]")) press(el, el.dataset.toPanel === panel);
  document.body.dataset.uiPanel = panel;
  lookAway();
  lead();
}

function press(el, on) {
  if (el.getAttribute("aria-pressed") !== String(on)) el.setAttribute("aria-pressed", String(on));
}

// The doll looks away by itself, also at tables without hourglasses.
let away;

function lookAway() {
  if (!one("[data-move='lapse stare']")) away = clearTimeout(away);
  else away ??= setTimeout(looked, one(".coach") ? 4000 : 2500);
}

function looked() {
  away = undefined;
  one("[data-move='lapse stare']")?.click();
}

let page = "0";
const narrow = matchMedia("(max-width: 800px)");
const firstPanel = () => (narrow.matches ? "cards" : "wheel"); // cards have a panel on a telephone only
let panel = firstPanel();
narrow.addEventListener("change", () => show(panel = firstPanel()));

// Where motion is unwelcome a hindrance is a frame, and every command takes a second click.
function unsure(el) {
  const calm = still.matches || document.documentElement.dataset.motion === "off";
  if (!el.matches(".cmd:not([data-try])") || !calm || !one(".vd-frame")) return false;
  const again = el.hasAttribute("data-ui-sure");
  for (const old of all("[data-ui-sure]")) old.removeAttribute("data-ui-sure");
  if (again) return false;
  el.setAttribute("data-ui-sure", "");
  tell("sure");
  return true;
}

function use(e) {
  const el = e.target.closest?.(
    ".cmd, [data-die], [data-card], [data-pick], [data-call], [data-spot], [data-face], [data-to-page], [data-to-panel]");
  if (!el) return false;
  const { dataset } = el;
  if (unsure(el)) return true;
  if (dataset.command) command(el);
  else if (dataset.die) useDie(el);
  else if (dataset.card) useCard(el);
  else if (dataset.pick || ours(el)) usePick(el);
  else if (dataset.spot && el.hasAttribute("data-ui-open")) useSpot(el);
  else if (dataset.face) useFace(el);
  else if (dataset.toPage) show(page = dataset.toPage);
  else if (dataset.toPanel) show(panel = dataset.toPanel);
  else return false;
  if (!e.detail && (dataset.pick || dataset.card)) one(".vd-aims [data-ui-open]")?.focus();
  return true;
}

addEventListener("click", (e) => e.target !== maker && use(e) && e.stopImmediatePropagation(), true);
addEventListener("keydown", (e) => e.key === "Escape" && drop());

// What the coach of a first game points at next, where a move is made of several choices.
function lead() {
  const move = one(".coach")?.dataset.pointMove;
  for (const old of all("[data-ui-aim]")) old.removeAttribute("data-ui-aim");
  if (move) next(move)?.setAttribute("data-ui-aim", "");
}

function next(move) {
  const [verb, ...words] = move.split(" ");
  const place = one(`[data-move="${CSS.escape(move)}"]`);
  if (place) {
    const inside = place.closest(".panel-in")?.className.split(" ")[0].slice(3);
    if (inside && panel !== inside) return one(`[data-to-panel="${inside}"]`);
    return one(`[data-to-page="${place.closest("[data-page]")?.dataset.page}"]`);
  }
  const button = one(`.strip.normal [data-command^="${verb === "take" ? `take-${words[0]}` : verb}"]`);
  if (verb === "cast") {
    const held = one(`[data-card="${words[0]}"]`);
    if (held && card() !== held) return held.getClientRects().length ? held : one('[data-to-panel="cards"]');
    return target() === words[1] ? button : one(`.vd-aims [data-spot="${words[1]}"]`);
  }
  const wanted = [...(verb === "take" ? words[1] : words.join(""))];
  const have = letters(dice());
  const lacks = wanted.find((letter, i) => letter !== have[i]);
  return lacks ? one(`[data-die="${lacks}"]:not([data-ui-n])`) : button;
}

// -- what is heard --------------------------------------------------------------------------------

// Notes of a gesture: pitch, when, how long, and by how much the pitch slides.
const HEARD = {
  howl: "280 0 .55 1.7, 476 .5 .9 .55", croak: "95 0 .13 .8, 90 .17 .16 .7", knock: "220 0 .07 .5",
  wow: "300 0 .5 1.8", bow: "520 0 .35 .6", snort: "130 0 .2 .5", salute: "523 0 .09 1, 659 .1 .14 1",
  drum: "160 0 .05 .6, 170 .07 .05 .6, 160 .14 .05 .6, 175 .21 .05 .6, 150 .28 .1 .6",
  declare: "392 0 .14 1, 523 .15 .25 1", ouch: "720 0 .3 .5", yawn: "430 0 1 .4",
  maracas: "2300 0 .04 .7, 2100 .08 .04 .7, 2300 .2 .05 .7", hello: "440 0 .12 1, 587 .14 .2 1.1",
  thanks: "523 0 .1 1, 659 .1 .1 1, 784 .2 .2 1", stare: "110 0 .9 .9", please: "587 0 .15 1.2, 700 .17 .25 .85",
  pat: "140 0 .07 .7, 140 .14 .07 .7", blow: "1700 0 .45 .4", bravo: "523 0 .08 1, 659 .08 .08 1, 784 .16 .25 1.3",
  spit: "900 0 .04 .4, 900 .1 .04 .4, 900 .2 .04 .4", blink: "1200 0 .05 .8", show: "700 0 .1 1.1, 880 .1 .15 1",
  cackle: "520 0 .08 .8, 460 .1 .08 .8, 420 .2 .08 .8, 380 .3 .08 .8, 340 .4 .2 .7",
  scare: "95 0 .8 .55", rumble: "62 0 .12 .8, 70 .1 .12 .8, 58 .2 .12 .8, 66 .3 .12 .8, 55 .4 .3 .7",
  slurp: "250 0 .5 2.6", sleeve: "800 0 .05 1.2, 1000 .06 .05 1.2, 1250 .12 .08 1.2",
  whoami: "330 0 .2 1.1, 392 .22 .3 1.35", whistle: "1200 0 .22 1.25, 1480 .24 .3 .8",
  jingle: "1568 0 .2 1, 2093 .07 .25 1, 1760 .15 .3 1", oops: "620 0 .1 1.1, 640 .12 .3 .5",
  temple: "900 0 .04 .7, 900 .12 .04 .7", dance: "440 0 .08 1, 554 .12 .08 1, 440 .24 .08 1, 659 .36 .12 1",
  count: "620 0 .07 1", else: "660 0 .09 1.15",
};
const seen = new Map(); // by wizard: what the last gestures were, the newest first
let play; // comes with the page's own sounds
import(`/static/${import.meta.url.split("/").at(-2)}/js/sound.js`).then((own) => ({ play } = own));

function hear() {
  for (const trail of all(".wizard")) {
    const items = all(".trail li", trail);
    const now = items.map((el) => el.textContent);
    const before = seen.get(trail.dataset.zone);
    seen.set(trail.dataset.zone, now);
    if (!before || !items.length) continue;
    const fresh = now.findIndex((_, i) => now.length - i <= before.length
      && now.slice(i).every((said, k) => said === before[k]));
    const name = fresh && items[0].dataset.sound;
    if (!name) continue;
    play?.((note) => {
      for (const each of (HEARD[name] ?? HEARD.else).split(", ")) {
        const [pitch, at, length, slide] = each.split(" ").map(Number);
        note(pitch, at, length, { type: "triangle", loud: 0.1, slide });
      }
    });
  }
}

// When the table has changed, what was chosen may be gone.
const watch = new MutationObserver(() => {
  hear();
  if (waiting && !waiting.isConnected) waiting = null;
  show();
  watch.takeRecords();
});
for (const el of [document.getElementById("main"), one(".hand"), one(".coaching")]) {
  if (el) watch.observe(el, { childList: true, subtree: true, attributeFilter: ["aria-pressed"] });
}
show();
hear();
