// The service worker: without a network it shows the rules that were read before, or a page that says so. It
// also shows push notifications, and opens the table when one is clicked.

const kept = caches.open("coven");

// Keeps the page for times without a network, with its styles and scripts.
async function keepPage() {
  const cache = await kept;
  await cache.add("/offline");
  const page = await (await cache.match("/offline")).text();
  await cache.addAll(new Set(page.match(/\/static\/[^"]+\.(css|js)/g)));
}

addEventListener("install", (e) => e.waitUntil(keepPage()));

addEventListener("fetch", (e) => {
  const { request } = e;
  if (request.method !== "GET") return;
  if (["script", "style"].includes(request.destination)) {
    e.respondWith(fetch(request).catch(() => caches.match(request)));
  }
  if (request.mode !== "navigate") return;
  e.respondWith(fetch(request).then(async (answer) => {
    if (request.url.endsWith("/rules")) (await kept).put(request, answer.clone());
    return answer;
  }, async () => (await caches.match(request)) ?? caches.match("/offline")));
});

addEventListener("push", (e) => {
  const { title, body, url } = e.data.json();
  e.waitUntil(registration.showNotification(title, { body, tag: url, data: url, icon: "/favicon.ico" }));
});

addEventListener("notificationclick", (e) => {
  e.notification.close();
  e.waitUntil(clients.matchAll({ type: "window", includeUncontrolled: true }).then((all) => {
    const open = all.find(({ url }) => new URL(url).pathname === e.notification.data);
    return open ? open.focus() : clients.openWindow(e.notification.data);
  }));
});
