// A table before its match: shows who sits down, and reloads when the match begins.

import { placeParts } from "./morph.js";
import { Connection } from "./socket.js";

const pageData = JSON.parse(document.getElementById("page-data").textContent);

new Connection(pageData.socket, {
  hello: () => ({}),
  onLost: () => document.getElementById("lost").removeAttribute("hidden"),
  onMessage({ t, parts }) {
    if (t === "reload" || t === "full") location.reload();
    if (t !== "parts" || !("waiting" in parts)) return; // the parts of a running table
    document.getElementById("lost").setAttribute("hidden", "");
    placeParts(parts);
  },
});
