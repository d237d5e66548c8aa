// Puts moves together that need several clicks: dice and a command, a card and a target, a gesture
// and its aim. Selected elements are marked with `data-ui-…` attributes until the move is played. A
// command that lacks something shows a hint, and its move is played as soon as that is selected.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const one = (selector) => document.querySelector(selector);
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const hiddenButton = Object.assign(document.createElement("button"), { hidden: true });
document.body.append(hiddenButton);

const { mine: ownSeats } = JSON.parse(one("#page-data").textContent); // the seats that use this device

let waitingCommand = null; // the button of the command that still lacks something
let begunPick = ""; // the data-pick or data-call that still lacks its spot

const selectedDice = () => all("[data-ui-n]").sort((a, b) => a.dataset.uiN - b.dataset.uiN);
const letters = (list) => list.map((el) => el.dataset.die);
const sortedLetters = (list) => [...list].sort((a, b) => "BPRSGT".indexOf(a) - "BPRSGT".indexOf(b)).join("");
const selectedCard = () => one("[data-card][data-ui-picked]");
const selectedTarget = () => one("[data-spot][data-ui-target]")?.dataset.spot;

// Shows the hint with this name (see tray.HINTS); none without a name.
function showHint(how) {
  const hint = one(".vd-hint");
  if (how) hint?.setAttribute("data-ui-says", hint.getAttribute(`data-how-${how}`) ?? "");
  else hint?.removeAttribute("data-ui-says");
}

// Plays a move by a click at a hidden button, with the attributes of the element `from`. `by`: the seat
// that plays it.
function playMove(move, from, by = from?.dataset.as) {
  for (const name of ["move", "first", "loose", "as"]) hiddenButton.removeAttribute(`data-${name}`);
  hiddenButton.dataset.move = move;
  if (from?.dataset.first) hiddenButton.dataset.first = from.dataset.first;
  if ("loose" in (from?.dataset ?? {})) hiddenButton.dataset.loose = "";
  if (by) hiddenButton.dataset.as = by;
  clearSelection();
  hiddenButton.click();
}

// Forgets all that was selected.
function clearSelection() {
  [waitingCommand, begunPick] = [null, ""];
  for (const name of ["n", "picked", "target"]) {
    for (const el of all(`[data-ui-${name}]`)) el.removeAttribute(`data-ui-${name}`);
  }
  showHint();
  refresh();
}

// -- commands ---------------------------------------------------------------------------------------

function words(open) {
  return open.split(" ").filter(Boolean);
}

// Returns the spots that the move of this element may name: seats, or the doll. A call of a curse names
// the caller, who must use this device.
function openSpots(el) {
  const open = words(el.dataset.open ?? "");
  return "by" in el.dataset ? open.filter((seat) => ownSeats.includes(+seat)) : open;
}

// Returns [move] if the selection is complete for this command, else [null, the hint for what it lacks].
function compose(command) {
  const chosen = letters(selectedDice());
  if (command === "reroll") {
    return chosen.length < 2 ? [null, "reroll"] : [`reroll ${chosen[0]} ${sortedLetters(chosen.slice(1))}`];
  }
  if (command === "free") return chosen.length ? [`free ${sortedLetters(chosen)}`] : [null, "free"];
  if (command.startsWith("take")) {
    return chosen.length === 2 ? [`take ${command.slice(5)} ${sortedLetters(chosen)}`] : [null, "take"];
  }
  const held = selectedCard();
  if (held?.dataset.commandOf !== command) return [null, command];
  if (command === "trick") return [`trick ${held.dataset.card}`];
  const open = words(held.dataset.open);
  const whom = selectedTarget() ?? (open.length === 1 ? open[0] : null);
  if (!whom || !open.includes(whom)) return [null, "target"];
  const wild = [...held.dataset.wild];
  if (!wild.length) return [`cast ${held.dataset.card} ${whom}`];
  const die = chosen.find((letter) => wild.includes(letter)) ?? (wild.length === 1 ? wild[0] : null);
  return die ? [`cast ${held.dataset.card} ${whom} ${die}`] : [null, "wild"];
}

// Plays the move of a command button, or waits until the selection is complete.
function useCommand(el) {
  const [move, lacks] = compose(el.dataset.command);
  if (move) return playMove(move, el);
  waitingCommand = el;
  begunPick = "";
  refresh();
  showHint(lacks);
}

// Plays the move of a waiting command if the selection has become complete. Rerolls are not played by
// themselves, because more dice may be selected.
function selectionChanged() {
  refresh();
  if (!waitingCommand) return showHint(selectedCard()?.dataset.commandOf === "cast" && !selectedTarget() ? "target" : "");
  const [move, lacks] = compose(waitingCommand.dataset.command);
  if (move && !["reroll", "free"].includes(waitingCommand.dataset.command)) playMove(move, waitingCommand);
  else showHint(move ? waitingCommand.dataset.command : lacks);
}

// -- selecting ------------------------------------------------------------------------------------------

// Selects or deselects a die; `data-ui-n` numbers selected dice in the order of clicks.
function useDie(el) {
  if (el.hasAttribute("data-ui-n")) el.removeAttribute("data-ui-n");
  else el.setAttribute("data-ui-n", 1 + Math.max(0, ...selectedDice().map((d) => +d.dataset.uiN)));
  selectedDice().forEach((d, i) => d.setAttribute("data-ui-n", i + 1));
  selectionChanged();
}

// Selects or deselects a card of the hand.
function useCard(el) {
  const on = el.hasAttribute("data-ui-picked");
  for (const old of all("[data-card][data-ui-picked], [data-ui-target]")) {
    old.removeAttribute("data-ui-picked");
    old.removeAttribute("data-ui-target");
  }
  begunPick = "";
  if (!on) el.setAttribute("data-ui-picked", "");
  if (waitingCommand && waitingCommand.dataset.command !== el.dataset.commandOf) waitingCommand = null;
  selectionChanged();
}

// Completes a begun move with a wizard or the doll, or selects a wizard as the target of a spell.
function useSpot(el) {
  const { spot } = el.dataset;
  if (begunPick) {
    const from = begunElement();
    return "by" in from.dataset ? playMove(begunPick, from, spot) : playMove(begunPick.replace("?", spot), from);
  }
  const on = selectedTarget() === spot;
  for (const old of all("[data-ui-target]")) old.removeAttribute("data-ui-target");
  if (!on) for (const now of all(`[data-spot="${spot}"]`)) now.setAttribute("data-ui-target", "");
  selectionChanged();
}

// The element whose move still lacks its spot.
const begunElement = () => begunPick && one(`[data-pick="${CSS.escape(begunPick)}"], [data-call="${CSS.escape(begunPick)}"]`);

// Whether a player who uses this device may call this card: the caster of a spell, anybody for a curse.
const callableHere = (el) => el.dataset.call && el.dataset.try
  && ("by" in el.dataset ? openSpots(el).length > 0 : ownSeats.includes(+el.dataset.as));

// Begins a move that lacks its spot, or takes it back; plays it at once if it lacks none.
function usePick(el) {
  const pick = el.dataset.pick ?? el.dataset.call;
  if (!pick.includes("?") && !("by" in el.dataset)) return playMove(pick, el);
  const on = begunPick === pick;
  clearSelection();
  if (on) return;
  begunPick = pick;
  showHint(el.dataset.how);
  refresh();
}

// Turns the one selected die to this face.
function useFace(el) {
  const chosenDice = letters(selectedDice());
  if (chosenDice.length === 1 && chosenDice[0] !== el.dataset.face) playMove(`set ${chosenDice[0]} ${el.dataset.face}`);
  else showHint("set");
}

// Updates the marks of all elements: which spots are open, what is selected, which panel is shown.
function refresh() {
  const from = begunPick ? begunElement() : selectedCard();
  if (begunPick && !from) begunPick = "";
  const open = from ? openSpots(from) : [];
  for (const el of all("[data-spot]")) el.toggleAttribute("data-ui-open", open.includes(el.dataset.spot));
  document.body.toggleAttribute("data-ui-aiming", open.length > 0);
  for (const el of all("[data-die]")) setPressed(el, el.hasAttribute("data-ui-n"));
  for (const el of all("[data-card]")) setPressed(el, el.hasAttribute("data-ui-picked"));
  for (const el of all("[data-pick]")) {
    el.toggleAttribute("data-ui-picked", el.dataset.pick === begunPick);
    if (el.hasAttribute("aria-pressed")) setPressed(el, el.dataset.pick === begunPick);
  }
  for (const el of all("[data-call]")) el.toggleAttribute("data-ui-callable", !!callableHere(el));
  for (const el of all("[data-command]")) el.toggleAttribute("data-ui-wanted", el === waitingCommand);
  const tray = one(".vd-tray");
  if (waitingCommand) tray?.setAttribute("data-ui-command", waitingCommand.dataset.command);
  else tray?.removeAttribute("data-ui-command");
  for (const el of all("[data-to-page]")) setPressed(el, el.dataset.toPage === page);
  for (const el of all("[data-page]")) el.toggleAttribute("data-ui-shown", el.dataset.page === page);
  for (const el of all("[data-to-panel]")) setPressed(el, el.dataset.toPanel === panel);
  document.body.dataset.uiPanel = panel;
  scheduleEndOfStare();
  pointAtNextClick();
}

function setPressed(el, on) {
  if (el.getAttribute("aria-pressed") !== String(on)) el.setAttribute("aria-pressed", String(on));
}

// Ends the doll's stare after some seconds if the server runs no timers.
let stareTimer;

function scheduleEndOfStare() {
  if (!one("[data-move='lapse stare']")) stareTimer = clearTimeout(stareTimer);
  else stareTimer ??= setTimeout(endStare, one(".coach") ? 4000 : 2500);
}

function endStare() {
  stareTimer = undefined;
  one("[data-move='lapse stare']")?.click();
}

let page = "0";
const narrow = matchMedia("(max-width: 800px)");
const firstPanel = () => (narrow.matches ? "cards" : "wheel"); // cards are a panel only on a phone
let panel = firstPanel();
narrow.addEventListener("change", () => refresh(panel = firstPanel()));

// Whether this click at a command only asks for a second one: that is the hindrance for players who want
// no motion.
function needsSecondClick(el) {
  const calm = reducedMotion.matches || document.documentElement.dataset.motion === "off";
  if (!el.matches(".cmd:not([data-try])") || !calm || !one(".vd-frame")) return false;
  const again = el.hasAttribute("data-ui-sure");
  for (const old of all("[data-ui-sure]")) old.removeAttribute("data-ui-sure");
  if (again) return false;
  el.setAttribute("data-ui-sure", "");
  showHint("sure");
  return true;
}

// Handles a click at an element of this module; returns whether it was one.
function handleClick(e) {
  const el = e.target.closest?.(
    ".cmd, [data-read], [data-die], [data-card], [data-pick], [data-call], [data-spot], [data-face], [data-to-page], [data-to-panel]");
  if (!el) return false;
  const { dataset } = el;
  if (needsSecondClick(el)) return true;
  if ("read" in dataset) tooltip?.showWhy(el, { text: dataset.tip });
  else if (dataset.command) useCommand(el);
  else if (dataset.die) useDie(el);
  else if (dataset.card) useCard(el);
  else if (dataset.pick || callableHere(el)) usePick(el);
  else if (dataset.spot && el.hasAttribute("data-ui-open")) useSpot(el);
  else if (dataset.face) useFace(el);
  else if (dataset.toPage) refresh(page = dataset.toPage);
  else if (dataset.toPanel) refresh(panel = dataset.toPanel);
  else return false;
  if (!e.detail && (dataset.pick || dataset.card)) one(".vd-aims [data-ui-open]")?.focus();
  return true;
}

addEventListener("click", (e) => e.target !== hiddenButton && handleClick(e) && e.stopImmediatePropagation(), true);
addEventListener("keydown", (e) => e.key === "Escape" && clearSelection());

// Marks the element that a lesson's coach points at: the next click of a move of several clicks.
function pointAtNextClick() {
  const move = one(".coach")?.dataset.pointMove;
  for (const old of all("[data-ui-aim]")) old.removeAttribute("data-ui-aim");
  if (move) nextClick(move)?.setAttribute("data-ui-aim", "");
}

// Returns the element to click next to play this move; null if its own button is in view.
function nextClick(move) {
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
    if (held && selectedCard() !== held) return held.getClientRects().length ? held : one('[data-to-panel="cards"]');
    return selectedTarget() === words[1] ? button : one(`.vd-aims [data-spot="${words[1]}"]`);
  }
  const wanted = [...(verb === "take" ? words[1] : words.join(""))];
  const have = letters(selectedDice());
  const lacks = wanted.find((letter, i) => letter !== have[i]);
  return lacks ? one(`[data-die="${lacks}"]:not([data-ui-n])`) : button;
}

// -- sounds --------------------------------------------------------------------------------

// The notes of each gesture: pitch in Hz, start and length in seconds, factor by which the pitch slides.
const NOTES = {
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
const lastGestures = new Map(); // by wizard: the texts of the last gestures, the newest first
let play; // plays notes; loaded from the page's own sounds
let tooltip; // the page's own bubbles
const pageScript = (name) => import(`/static/${import.meta.url.split("/").at(-2)}/js/${name}.js`);
pageScript("sound").then((own) => ({ play } = own));
pageScript("tooltip").then((own) => (tooltip = own));

// Plays the sound of every wizard's newest gesture that was not there before.
function playNewSounds() {
  for (const wizard of all(".wizard")) {
    const items = all(".trail li", wizard);
    const now = items.map((el) => el.textContent);
    const before = lastGestures.get(wizard.dataset.zone);
    lastGestures.set(wizard.dataset.zone, now);
    if (!before || !items.length) continue;
    const fresh = now.findIndex((_, i) => now.length - i <= before.length
      && now.slice(i).every((said, k) => said === before[k]));
    const name = fresh && items[0].dataset.sound;
    if (!name) continue;
    play?.((note) => {
      for (const each of (NOTES[name] ?? NOTES.else).split(", ")) {
        const [pitch, at, length, slide] = each.split(" ").map(Number);
        note(pitch, at, length, { type: "triangle", loud: 0.1, slide });
      }
    });
  }
}

// After every update of the page, selected elements may be gone.
const watch = new MutationObserver(() => {
  playNewSounds();
  if (waitingCommand && !waitingCommand.isConnected) waitingCommand = null;
  refresh();
  watch.takeRecords();
});
for (const el of [document.getElementById("main"), one(".hand"), one(".coaching")]) {
  if (el) watch.observe(el, { childList: true, subtree: true, attributeFilter: ["aria-pressed"] });
}
refresh();
playNewSounds();
