// Changes the page in place until it equals new HTML: elements that stay keep their focus, transitions
// and listeners. Attributes `data-ui-…` belong to the page and are kept.

const keyOf = (node) =>
  node.nodeType === 1 ? node.id || node.dataset.key || node.dataset.piece || "" : "";

const matches = (a, b) =>
  a.nodeType === b.nodeType && a.nodeName === b.nodeName && keyOf(a) === keyOf(b);

function syncAttributes(old, now) {
  for (const { name } of [...old.attributes]) {
    if (now.hasAttribute(name) || name.startsWith("data-ui-")) continue;
    if (name === "open" && old.hasAttribute("data-ui-touched")) continue;
    old.removeAttribute(name);
  }
  for (const { name, value } of now.attributes) {
    if (name === "open" && old.hasAttribute("data-ui-touched")) continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

export function sync(old, now) {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== now.nodeValue) old.nodeValue = now.nodeValue;
    return;
  }
  if (old.isEqualNode(now)) return;
  syncAttributes(old, now);
  syncChildren(old, now);
  if (/INPUT|SELECT/.test(old.nodeName) && old !== document.activeElement) {
    old.value = now.value;
    old.checked = now.checked;
  }
}

export function syncChildren(old, now) {
  const keyed = new Map();
  for (const child of old.children) if (keyOf(child)) keyed.set(keyOf(child), child);
  let at = old.firstChild;
  for (const wanted of [...now.childNodes]) {
    const key = keyOf(wanted);
    let found = null;
    if (key) {
      const same = keyed.get(key);
      if (same && same.nodeName === wanted.nodeName) found = same;
    } else if (at && matches(at, wanted)) {
      found = at;
    }
    if (!found) {
      old.insertBefore(wanted, at);
      continue;
    }
    if (found === at) at = at.nextSibling;
    else old.insertBefore(found, at);
    sync(found, wanted);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

// Puts the HTML of each part in its place; null removes the part. A part that has no place yet gets one
// at the end of the slot that its name begins with; one for which the page has no slot is left out.
export function placeParts(parts) {
  for (const [name, html] of Object.entries(parts)) {
    let element = document.getElementById(`part-${name}`);
    if (html === null) {
      element?.remove();
      continue;
    }
    if (!element) {
      const slot = document.querySelector(`[data-slot="${name.split("-")[0]}"]`)
        ?? document.querySelector('[data-slot="more"]');
      if (!slot) continue;
      element = document.createElement(slot.dataset.each ?? "div");
      element.id = `part-${name}`;
      slot.append(element);
    }
    const fresh = document.createElement("template");
    fresh.innerHTML = html;
    syncChildren(element, fresh.content);
  }
}

addEventListener("toggle", (e) => {
  if (e.target.matches?.("details") && e.target.open !== e.target.hasAttribute("data-open")) {
    e.target.setAttribute("data-ui-touched", "");
  }
}, true);
