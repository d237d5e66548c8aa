// The room: shows who sits down and what the host changes, and reloads when the match begins.

import { openChat, unread } from "./chat.js";
import { placeParts } from "./morph.js";
import { Connection } from "./socket.js";
import { sound } from "./sound.js";

const $ = (id) => document.getElementById(id);
const tell = (...what) => $("notice").replaceChildren(...what);

const connection = new Connection(JSON.parse($("page-data").textContent).socket, {
  hello: () => ({}),
  onLost: () => $("lost").removeAttribute("hidden"),
  onMessage({ t, parts, text }) {
    if (t === "reload" || t === "full") location.reload();
    if (t === "refused") tell(text);
    if (t !== "parts") return;
    $("lost").setAttribute("hidden", "");
    placeParts(parts);
    if (unread().length) sound("chat");
  },
});

openChat((message) => connection.request(message));

// Forms change the table without leaving the page.
addEventListener("submit", async (e) => {
  const form = e.target;
  if (!form.matches("[data-send]")) return;
  e.preventDefault();
  tell();
  const answer = await fetch(form.action, { method: "POST", body: new FormData(form), redirect: "manual" });
  if (answer.type === "opaqueredirect") return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  tell(page.querySelector(".notice.bad") ?? page.querySelector("h1"));
  form.reset();
});
addEventListener("change", (e) => e.target.closest("[data-send]")?.requestSubmit());
