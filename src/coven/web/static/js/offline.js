// The page without a network: lists the rules that this device has kept.

for (const link of document.querySelectorAll("#kept a")) {
  caches.match(link.href).then((kept) => (link.parentNode.hidden = !kept));
}
addEventListener("online", () => location.reload());
