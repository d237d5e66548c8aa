// Improvements of plain pages; all of them work without scripts, too.

navigator.serviceWorker?.register(`/worker.js?${import.meta.url.split("/")[4]}`).catch(() => {});
if (document.querySelector("[data-push]")) import("./push.js");

// The volumes belong to this device.
for (const slider of document.querySelectorAll("[data-volume]")) {
  const key = `coven-volume-${slider.dataset.volume}`;
  slider.value = localStorage.getItem(key) ?? 70;
  slider.addEventListener("input", () => localStorage.setItem(key, slider.value));
}

addEventListener("change", async (e) => {
  if ("volume" in e.target.dataset) return;
  const form = e.target.closest("form[data-live]");
  if (!form) return;
  const { name, value, type, checked } = e.target;
  if (name === "language") return form.requestSubmit();
  const on = type === "checkbox" ? (checked ? "on" : "off") : value;
  if (name in { motion: 0, confirm: 0, sounds: 0, notify: 0 }) document.documentElement.dataset[name] = on;
  if (name === "notify" && checked) await window.Notification?.requestPermission();
  await fetch(form.action, { method: "POST", body: new FormData(form), redirect: "manual" });
  dispatchEvent(new Event("coven-settings"));
});

// Reloads the part of a page that is still being calculated (`data-again`).
async function reloadPart() {
  const old = document.querySelector("[data-again]");
  if (!old) return;
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  old.replaceWith(page.getElementById(old.id) ?? old);
  setTimeout(reloadPart, 2000);
}
setTimeout(reloadPart, 2000);

document.documentElement.toggleAttribute("data-ui-shares", Boolean(navigator.share));
document.documentElement.toggleAttribute("data-ui-fills", Boolean(document.fullscreenEnabled));

addEventListener("click", async (e) => {
  const copy = e.target.closest("[data-copy]");
  if (copy) {
    const field = copy.parentNode.querySelector("input"); // plain HTTP has no clipboard
    field?.select();
    if (!field || !document.execCommand("copy")) await navigator.clipboard.writeText(copy.dataset.copy);
    copy.textContent = copy.dataset.done;
  }
  const share = e.target.closest("[data-share]");
  if (share) navigator.share({ url: share.dataset.share }).catch(() => {});
  const close = e.target.closest("[data-close]");
  if (close) close.closest("dialog").close();
});
