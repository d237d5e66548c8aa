// Subscribes this device to push notifications. Offered if the browser supports them and they are not
// blocked.

const row = document.querySelector("[data-push]");
const box = row.querySelector("input");
const decode = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
const key = () => Uint8Array.from(decode(row.dataset.push), (c) => c.charCodeAt(0));
const subscribed = async () => (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();

function post(path, subscription) {
  const { endpoint, keys } = subscription.toJSON();
  return fetch(path, { method: "POST", body: new URLSearchParams({ endpoint, ...keys }) });
}

async function start() {
  if (await Notification.requestPermission() !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key() });
  const { ok } = await post("/push", subscription);
  if (!ok) await subscription.unsubscribe();
  return ok;
}

async function stop() {
  const subscription = await subscribed();
  if (!subscription) return;
  await post("/push/off", subscription);
  await subscription.unsubscribe();
}

if (navigator.serviceWorker && window.PushManager && Notification.permission !== "denied") {
  box.checked = Boolean(await subscribed());
  row.hidden = false;
  box.addEventListener("change", async (e) => {
    e.stopPropagation(); // the check box belongs to this device, not to the settings form
    box.checked = box.checked ? await start().catch(() => false) : await stop();
  });
}
