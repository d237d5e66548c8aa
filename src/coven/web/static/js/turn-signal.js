// Signals that a decision waits: title, favicon, sound, and a notification if the guest wants one.

import { sound } from "./sound.js";

const title = document.title;
const icon = document.querySelector('link[rel="icon"]');
const idleIcon = icon?.getAttribute("href");
let before = false;

export function signal(now, label) {
  document.title = now ? `● ${label} · ${title}` : title;
  icon?.setAttribute("href", now ? icon.dataset.lit : idleIcon);
  document.body.toggleAttribute("data-ui-asked", now);
  if (now && !before) {
    sound("turn");
    if (document.hidden && document.documentElement.dataset.notify === "on"
        && window.Notification?.permission === "granted") {
      new Notification(label, { body: title, tag: location.pathname });
    }
  }
  before = now;
}
