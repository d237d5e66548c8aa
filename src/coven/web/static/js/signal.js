// "A decision waits for you": title, favicon, sound, and a notification where one was asked for.

import { sound } from "./sound.js";

const title = document.title;
const icon = document.querySelector('link[rel="icon"]');
const calm = icon?.getAttribute("href");
let asked = false;

export function signal(now, words) {
  document.title = now ? `● ${words.yours} · ${title}` : title;
  icon?.setAttribute("href", now ? icon.dataset.lit : calm);
  document.body.toggleAttribute("data-ui-asked", now);
  if (now && !asked) {
    sound("turn");
    if (document.hidden && document.documentElement.dataset.notify === "on"
        && window.Notification?.permission === "granted") {
      new Notification(words.yours, { body: title, tag: location.pathname });
    }
  }
  asked = now;
}
