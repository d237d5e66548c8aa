// The service worker: shows push notifications, and opens the table when one is clicked.

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
