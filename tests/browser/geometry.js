// What a person can see of the table at one decision, as plain data for tests/browser/geometry.py.
// `least`: the least side of a lit thing, in pixels.
({ least }) => {
  const round = (r) => [r.left, r.top, r.width, r.height].map(Math.round);
  const name = (el) => {
    const { move, pick, spot, piece } = el.dataset ?? {};
    const own = move ?? pick ?? spot ?? piece ?? el.id;
    return `${el.localName}${el.classList?.[0] ? `.${el.classList[0]}` : ""}${own ? `[${own}]` : ""}`;
  };
  const visible = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const common = (a, b) => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const wide = (r) => r.right - r.left;
  const high = (r) => r.bottom - r.top;
  // What its scrolling or cutting ancestors leave of an element's rectangle.
  const clips = new Map();
  const clipOf = (el) => {
    if (!el || el === document.documentElement) return area;
    if (!clips.has(el)) {
      const style = getComputedStyle(el);
      const outer = style.position === "fixed" ? area : clipOf(el.parentElement);
      const cuts = style.overflow !== "visible" && !el.ownerSVGElement;
      clips.set(el, cuts ? common(outer, el.getBoundingClientRect()) : outer);
    }
    return clips.get(el);
  };
  const shown = (el, r) => common(r ?? el.getBoundingClientRect(), clipOf(el.parentElement));

  // Texts, each as the rectangles of its lines.
  const texts = [];
  const cut = [];
  const small = [];
  const zones = document.querySelectorAll(".board, .hand, .prompt, .people, .coaching, .top");
  for (const zone of zones) {
    const walker = document.createTreeWalker(zone, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const words = node.data.trim();
      const el = node.parentElement;
      if (!words || !visible(el) || el.closest("title, desc, select, .unseen, [hidden]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const outer = el.ownerSVGElement?.getBoundingClientRect(); // the box of a text in a picture is larger than it
      const lines = [...range.getClientRects()].map((r) => (outer ? common(r, outer) : r)).filter((r) => r.width > 1 && r.height > 1);
      if (!lines.length) continue;
      const size = parseFloat(getComputedStyle(el).fontSize)
        * (el.ownerSVGElement ? Math.abs(el.getScreenCTM?.()?.d ?? 1) : 1);
      texts.push({ el, words, size, lines: lines.map((r) => ({ ...common(r, clipOf(el)), whole: r.height })).filter((r) => wide(r) > 2 && high(r) > 4) });
      // A text is cut off if a box that does not scroll hides a part of it.
      for (let box = el; box && box !== zone.parentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY)) break;
        if (style.overflow === "visible" || box.ownerSVGElement) continue;
        if (box.matches(".crumbs, .crumbs li")) break; // the steps of a long way are shortened
        const r = box.getBoundingClientRect();
        if (r.width <= 2 || r.height <= 2) break; // for screen readers
        if (lines.some((l) => l.right > r.right + 2 || l.left < r.left - 2 || l.bottom > r.bottom + l.height / 3 || l.top < r.top - l.height / 3)) {
          cut.push(`${name(box)}: ${words.slice(0, 40)}`);
          break;
        }
      }
      if (size < 11.5 && !el.closest("[aria-hidden=true] text")) small.push(`${name(el)} ${size.toFixed(1)}: ${words.slice(0, 30)}`);
    }
  }
  const question = document.getElementById("part-prompt");
  if (question.scrollHeight > question.clientHeight + 3) cut.push(`question: ${question.textContent.slice(0, 60)}`);
  const overlaps = [];
  const floats = ".hope, #tip, #why, #flash, #hint, #recap, #confirm, .reaction, .coaching, .card-over, .takeback, .vd-banner, .vd-aims";
  const still = texts.filter(({ el }) => !el.closest(floats));
  for (let i = 0; i < still.length; i++) {
    for (let j = i + 1; j < still.length; j++) {
      const [a, b] = [still[i], still[j]];
      const label = a.el.closest("text");
      if (label && label === b.el.closest("text")) continue; // the lines of one label
      const over = a.lines.some((p) => b.lines.some((q) => {
        const both = common(p, q);
        return wide(both) > 3 && high(both) > Math.min(p.whole, q.whole) * 0.4;
      }));
      if (over) overlaps.push(`${name(a.el)} “${a.words.slice(0, 24)}” × ${name(b.el)} “${b.words.slice(0, 24)}”`);
    }
  }

  // Lit things: all that can be clicked for the next decision.
  const lit = [...document.querySelectorAll("[data-move], [data-pick], [data-ui-open]")]
    .filter((el) => visible(el) && !el.closest("dialog, #hint, #recap") && el.getClientRects().length);
  const targets = [];
  const sizes = new Map(); // move → the largest side and name of what can be clicked for it
  const reached = new Map(); // name → whether a click can hit it
  // A stack that was tapped is enlarged, and the others wait until the next tap beside it.
  const enlarged = document.querySelector(".stack:has(.loupe):focus-within");
  const waits = (el) => enlarged && el.closest(".stack") && !enlarged.contains(el);
  const key = (el) => el.dataset.move ?? el.dataset.pick ?? el.dataset.spot;
  for (const el of lit) {
    const r = (el.closest(".stack:has(.loupe)")?.querySelector(".reach") ?? el).getBoundingClientRect();
    const side = Math.min(r.width, r.height);
    if (side > (sizes.get(key(el))?.side ?? 0)) sizes.set(key(el), { side, said: `${name(el)} ${Math.round(r.width)}×${Math.round(r.height)}` });
    const seen = shown(el);
    targets.push({ el, seen });
    if (wide(seen) < 3 || high(seen) < 3) continue; // scrolled away
    if (waits(el)) continue;
    const magnified = el.closest(".stack")?.querySelector(".loupe") ? el.closest(".stack") : null; // a tap enlarges it first
    const hits = (x, y) => {
      const top = document.elementFromPoint(x, y);
      if (top && magnified?.contains(top)) return true;
      const at = top?.closest?.("[data-move], [data-pick], [data-ui-open]");
      return at && (el.contains(at) || key(at) === key(el));
    };
    const steps = [0.5, 0.25, 0.75, 0.1, 0.9];
    if (steps.some((fx) => steps.some((fy) => hits(seen.left + fx * wide(seen), seen.top + fy * high(seen))))) reached.set(key(el), "");
    else if (!reached.has(key(el))) reached.set(key(el), name(el));
  }
  const tiny = [...sizes.values()].filter(({ side }) => side < least).map(({ said }) => said);
  const unreachable = [...reached.values()].filter(Boolean);
  const covered = [];
  for (const bubble of document.querySelectorAll("#tip, #why, #flash, .reaction, .coaching > div > *, .takeback")) {
    if (!visible(bubble) || bubble.closest("[hidden]")) continue;
    const box = bubble.getBoundingClientRect();
    for (const { el, seen } of targets) {
      if (bubble.contains(el)) continue;
      const both = common(box, seen);
      if (wide(both) > 2 && high(both) > 2) covered.push(`${name(bubble)} over ${name(el)}`);
    }
  }
  const root = document.documentElement;
  // The picture's place, whatever is scrolled into view.
  const picture = document.querySelector("#part-board > :not(style)") ?? document.getElementById("main");
  const place = round(picture.getBoundingClientRect());
  for (let box = picture.parentElement; box; box = box.parentElement) {
    place[0] += Math.round(box.scrollLeft);
    place[1] += Math.round(box.scrollTop);
  }
  return {
    board: round(document.getElementById("main").getBoundingClientRect()),
    picture: place,
    scrolls: root.scrollWidth > root.clientWidth + 1 || root.scrollHeight > root.clientHeight + 1,
    targets: targets.length, covered, overlaps, cut, small, tiny, unreachable,
  };
}
