// Moves of several choices: dice and a command, a card and a target, a gesture and whom it is for.
// What has been chosen is marked with `data-ui-…` until it is used up; a command that lacks
// something says what, and is made as soon as that is chosen.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const one = (selector) => document.querySelector(selector);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const maker = Object.assign(document.createElement("button"), { hidden: true });
document.body.append(maker);

const { mine } = JSON.parse(one("#words").textContent); // the seats of whoever is at this device

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
function make(move, from) {
  for (const name of ["move", "first", "loose", "as"]) maker.removeAttribute(`data-${name}`);
  maker.dataset.move = move;
  if (from?.dataset.first) maker.dataset.first = from.dataset.first;
  if ("loose" in (from?.dataset ?? {})) maker.dataset.loose = "";
  if (from?.dataset.as) maker.dataset.as = from.dataset.as;
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
    return make(picked.replace("?", spot), from);
  }
  const on = target() === spot;
  for (const old of all("[data-ui-target]")) old.removeAttribute("data-ui-target");
  if (!on) for (const now of all(`[data-spot="${spot}"]`)) now.setAttribute("data-ui-target", "");
  chosen();
}

const begun = () => picked && one(`[data-pick="${CSS.escape(picked)}"], [data-call="${CSS.escape(picked)}"]`);

// At one device a spell is called for whoever of those around it has cast it.
const ours = (el) => el.dataset.call && el.dataset.try && mine.includes(+el.dataset.as);

function usePick(el) {
  const pick = el.dataset.pick ?? el.dataset.call;
  if (!pick.includes("?")) return make(pick, el);
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
  const open = from ? spots(from.dataset.open ?? "") : [];
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
let panel = matchMedia("(max-width: 800px)").matches ? "cards" : "wheel";

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

// When the table has changed, what was chosen may be gone.
const watch = new MutationObserver(() => {
  if (waiting && !waiting.isConnected) waiting = null;
  show();
  watch.takeRecords();
});
for (const el of [document.getElementById("main"), one(".hand"), one(".coaching")]) {
  if (el) watch.observe(el, { childList: true, subtree: true });
}
show();
