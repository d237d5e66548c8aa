// The chat, in the room and at the table: sends what is typed, mutes people, and counts unread lines.

const panel = document.getElementById("panel-chat");
const read = `coven-read-${location.pathname}`; // the last line that was read on this device
const line = (el) => +el.id.slice(10);
let newest = 0; // the last line that was noticed

// `send(message, element)` sends the request of an element.
export function openChat(send) {
  const field = document.getElementById("say-text");
  field?.removeAttribute("disabled"); // until now, nothing could be sent
  field?.form.addEventListener("submit", (e) => {
    e.preventDefault();
    if (field.value.trim()) send({ t: "chat", text: field.value.trim() }, field);
    field.value = "";
  });
  addEventListener("click", ({ target }) => {
    const el = target.closest?.("[data-do=mute]");
    if (el) send({ t: "mute", k: +el.dataset.k, on: "on" in el.dataset }, el);
    setTimeout(unread); // perhaps the chat was opened
  });
  document.addEventListener("visibilitychange", unread);
  unread();
}

// Marks how many lines of others were not seen yet. Returns the texts of those that have just come.
export function unread() {
  const lines = [...document.querySelectorAll(".chat > div")];
  const last = Math.max(0, ...lines.map(line));
  const seen = localStorage.getItem(read);
  if (seen === null || (panel.offsetParent && !document.hidden)) localStorage.setItem(read, last);
  const others = lines.filter((el) => !el.querySelector("[data-mine]"));
  const count = others.filter((el) => line(el) > localStorage.getItem(read)).length;
  for (const el of document.querySelectorAll("[data-unread]")) el.dataset.unread = count || "";
  const fresh = newest ? others.filter((el) => line(el) > newest) : [];
  if (fresh.length) panel.scrollTop = panel.scrollHeight;
  newest = last || 0.5;
  return fresh.map((el) => el.textContent);
}
