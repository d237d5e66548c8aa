// The chat, in the room and at the table: sends what is typed, mutes people, and counts unread lines.

const panel = document.getElementById("panel-chat");
const read = `coven-read-${location.pathname}`; // the last line that was read on this device
const line = (el) => +el.id.slice(10);
let known = 0; // how many lines there were

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
  const others = lines.filter((el) => !el.querySelector("[data-mine]"));
  if ((panel.offsetParent && !document.hidden) || !(read in localStorage)) {
    localStorage[read] = Math.max(0, ...lines.map(line));
  }
  const count = others.filter((el) => line(el) > localStorage[read]).length;
  for (const el of document.querySelectorAll("[data-unread]")) el.dataset.unread = count || "";
  const fresh = others.filter((el) => !el.noticed);
  for (const el of fresh) el.noticed = true;
  if (lines.length !== known) panel.scrollTop = panel.scrollHeight;
  known = lines.length;
  return fresh.map((el) => el.textContent);
}
