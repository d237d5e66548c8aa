// The chat, in the room and at the table: sends what is typed, and mutes people.

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
  });
}
