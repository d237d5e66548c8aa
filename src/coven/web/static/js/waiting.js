// The gathering: seats fill while one looks on; when it begins, on to the table.

import { place } from "./morph.js";
import { Line } from "./socket.js";

const words = JSON.parse(document.getElementById("words").textContent);

new Line(words.socket, {
  hello: () => ({}),
  state: () => document.getElementById("lost").removeAttribute("hidden"),
  heard({ t, parts }) {
    if (t === "reload" || t === "full") location.reload();
    if (t !== "parts" || !("waiting" in parts)) return; // the table's own come to the table
    document.getElementById("lost").setAttribute("hidden", "");
    place(parts);
  },
});
