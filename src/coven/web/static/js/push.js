// Notifications while no page is open. Offered where the browser can, and was not told "never".

const row = document.querySelector("[data-push]");
const box = row.querySelector("input");
const read = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
const key = () => Uint8Array.from(read(row.dataset.push), (c) => c.charCodeAt(0));
const found = async () => (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();

function tell(path, subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return fetch(path, { method: "POST", body: new URLSearchParams({ endpoint, ...keys }) });
}

async function start() {
  if (await Notification.requestPermission() !== "granted") return false;
  await navigator.serviceWorker.register("/push-worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key() });
  const { ok } = await tell("/push", subscription);
  if (!ok) await subscription.unsubscribe();
  return ok;
}

async function stop() {
  const subscription = await found();
  if (!subscription) return;
  await tell("/push/off", subscription);
  await subscription.unsubscribe();
}

if (navigator.serviceWorker && window.PushManager && Notification.permission !== "denied") {
  box.checked = Boolean(await found());
  row.hidden = false;
  box.addEventListener("change", async (e) => {
    e.stopPropagation(); // it belongs to this device, not to the settings
    box.checked = box.checked ? await start().catch(() => false) : await stop();
  });
}
