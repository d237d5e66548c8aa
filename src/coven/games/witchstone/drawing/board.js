// Moves that take several choices: half a domino and two cells, or a crystal and its goal. A click
// on an element with `data-pick` begins one; in its pattern `?` is chosen next, `*` later. Then
// every `data-spot` that fits a legal move is open and shows its number (`data-n`). The last choice
// plays the move.

const main = document.getElementById("main");
const showPart = (part) => document.getElementById(`part-${part}`)?.scrollIntoView({ block: "start" });
const all = (selector) => document.querySelectorAll(selector);
let picked = ""; // the data-pick of the move that was begun: "place energy-witch ? *"
let pattern = ""; // the same with the choices made so far: "place energy-witch b2 ?"
let word = ""; // the name of the thing that is being put down

// Returns two maps from spot to number: spots that can be chosen now, and spots already chosen.
function choices() {
  const [open, held] = [new Map(), new Map()];
  if (!pattern) return [open, held];
  const parts = pattern.split(" ");
  const fits = new RegExp(`^${pattern.replace("?", "\\S+").replace("*", "\\S+")}$`);
  for (const { dataset } of all("#part-places [data-move]")) {
    if (!fits.test(dataset.move)) continue;
    const numbers = dataset.n.split(" ");
    const words = dataset.move.split(" ");
    numbers.forEach((n, k) => {
      const i = words.length - numbers.length + k;
      if (parts[i] === "?") open.set(words[i], n);
      else if (parts[i] !== "*") held.set(words[i], n);
    });
  }
  return [open, held];
}

const begun = () => document.querySelector("[data-ui-picked]");

function add(to, name, attributes) {
  const el = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, value);
  return to.appendChild(el);
}

function show() {
  const [open, held] = choices();
  if (pattern && !open.size) return pick("", "", "");
  for (const el of all("[data-pick], [data-ui-picked]")) {
    const on = !!picked && el.dataset.pick === picked;
    el.toggleAttribute("data-ui-picked", on);
    if (el.dataset.pick) el.setAttribute("aria-pressed", String(on));
  }
  for (const el of all("[data-spot], [data-ui-open], [data-ui-held]")) {
    const { spot } = el.dataset;
    const n = open.get(spot) ?? held.get(spot);
    el.toggleAttribute("data-ui-open", open.has(spot));
    el.toggleAttribute("data-ui-held", held.has(spot));
    for (const old of el.querySelectorAll(".n, .ghost")) old.remove();
    el.removeAttribute("aria-description");
    if (n === undefined) continue;
    el.setAttribute("aria-description", `${word}: ${n}`);
    if (held.has(spot)) add(el, "use", { class: "ghost", href: `#ws-h-${begun().dataset.tile}` });
    add(el, "text", { class: n > 1 ? "n more" : "n", y: 13 }).textContent = n;
  }
  const hint = document.querySelector(".ws-hint");
  if (pattern) hint?.setAttribute("data-ui-says", `${word}: ${hint.dataset.where}`);
  else hint?.removeAttribute("data-ui-says");
}

function pick(from, now, what) {
  [picked, pattern, word] = [from, now, what];
  show();
  watch.takeRecords();
}

function put(spot) {
  const next = pattern.replace("?", spot).replace("*", "?");
  const move = document.querySelector(`#part-places [data-move="${next}"]`);
  if (!move) return pick(picked, next, begun().dataset.next);
  move.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

// Handles a click. Returns whether it was part of such a move: on an open spot, on a chosen one
// (which takes the choice back), or on an element that begins a move.
function use(target) {
  const spot = target.closest?.("[data-spot]");
  const el = target.closest?.("[data-pick]");
  if (spot?.hasAttribute("data-ui-open")) put(spot.dataset.spot);
  else if (spot?.hasAttribute("data-ui-held")) pick(picked, picked, begun().dataset.word);
  else if (el) {
    const on = el.hasAttribute("data-ui-picked");
    pick(...(on ? ["", "", ""] : [el.dataset.pick, el.dataset.pick, el.dataset.word]));
  } else return false;
  return true;
}

// Shows another player's cauldron large, with their numbers and scrolls, until the next click.
function enlarge(pot) {
  const dialog = Object.assign(document.createElement("dialog"), { className: "ws-large" });
  const whose = pot.closest(".ws-seat");
  dialog.classList.add(...[...whose.classList].filter((name) => name.startsWith("seat-")));
  const title = document.createElement("h2");
  title.textContent = pot.getAttribute("aria-label");
  const copy = pot.cloneNode(true);
  for (const name of ["role", "tabindex", "data-stop", "data-tip", "class"]) copy.removeAttribute(name);
  copy.setAttribute("class", "pot");
  const list = document.createElement("ul");
  for (const fact of whose.querySelectorAll(".fact, .brief > span")) {
    const item = list.appendChild(document.createElement("li"));
    item.append(fact.querySelector("svg").cloneNode(true), fact.dataset.tip.replaceAll(/[.]?\n/g, ". "));
  }
  const close = Object.assign(document.createElement("button"), { type: "button", className: "button small" });
  close.textContent = pot.dataset.wordClose;
  dialog.append(title, copy, list, close);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

addEventListener("click", (e) => use(e.target) && e.stopImmediatePropagation(), true);

addEventListener("click", (e) => {
  const { tab } = e.target.closest?.("[data-tab]")?.dataset ?? {};
  if (tab) showPart(tab);
  const pot = e.target.closest?.(".minipot");
  if (pot) enlarge(pot);
});

addEventListener("keydown", (e) => {
  const pot = e.target.closest?.(".minipot");
  if (pot && (e.key === "Enter" || e.key === " ")) {
    e.preventDefault();
    return enlarge(pot);
  }
  if (e.key === "Escape" && pattern) pick("", "", "");
  if (e.key !== "Enter" && e.key !== " ") return;
  const el = e.target.closest?.("[data-pick], [data-spot]");
  if (!el || el.matches("button, [data-move], [data-try]")) return;
  e.preventDefault();
  use(el);
  if (el.dataset.pick && pattern) document.querySelector("[data-ui-open]")?.focus();
});

// After an update of the page the picked element may be gone. On a phone the parts have a fixed
// order, so the page scrolls to the one where the question is answered.
const phone = matchMedia("(max-width: 800px)");
let place = "";
function follow() {
  const now = main.querySelector(".now")?.dataset.zone ?? "";
  if (now !== place && phone.matches) showPart(now);
  place = now;
}
const watch = new MutationObserver(() => {
  show();
  follow();
  watch.takeRecords();
});
follow();
for (const el of [main, document.querySelector(".hand")]) {
  watch.observe(el, { childList: true, subtree: true });
}
