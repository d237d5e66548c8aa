// One WebSocket per tab. It comes back by itself: at once when the network or the tab returns, else
// after a growing pause. What was not answered is sent again with the same nonce, so that a move
// counts once however often it travels.

const PROTOCOL = 1;
const QUIET = 25_000;

export class Line {
  constructor(url, { hello, heard, state }) {
    Object.assign(this, { url, hello, heard, state });
    this.unanswered = new Map();
    this.tries = 0;
    this.count = 0;
    this.open();
    addEventListener("online", () => this.hurry());
    addEventListener("focus", () => this.hurry());
    document.addEventListener("visibilitychange", () => !document.hidden && this.hurry());
    addEventListener("pagehide", () => (this.left = true));
    setInterval(() => this.ping(), QUIET);
  }

  open() {
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.url}`));
    const giveUp = setTimeout(() => socket.close(), 5000);
    socket.onopen = () => {
      clearTimeout(giveUp);
      this.sayHello();
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.answered = true;
      for (const message of JSON.parse(data)) {
        if (message.nonce) this.unanswered.delete(message.nonce);
        if (message.t === "full") {
          this.tries = 0;
          for (const waiting of this.unanswered.values()) this.write(waiting);
        }
        this.heard(message);
      }
    };
    socket.onclose = () => {
      clearTimeout(giveUp);
      if (this.socket === socket && !this.left) this.lost();
    };
  }

  // The same line under another cookie: settings have changed.
  renew() {
    const old = this.socket;
    this.open();
    old.close?.();
  }

  sayHello() {
    this.write({ t: "hello", protocol: PROTOCOL, ...this.hello() });
  }

  lost() {
    this.state("lost");
    const pause = Math.min(10_000, 250 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), pause);
  }

  // The network may be back: try now, and do not trust a silent line.
  hurry() {
    if (this.left) return;
    if (this.socket.readyState === WebSocket.OPEN) this.ping(1500);
    else if (this.socket.readyState === WebSocket.CLOSED) this.open();
  }

  ping(patience = 5000) {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    const socket = this.socket;
    this.answered = false;
    this.write({ t: "ping" });
    setTimeout(() => {
      if (this.socket === socket && !this.answered) {
        socket.close();
        this.socket = { readyState: WebSocket.CLOSED };
        this.lost();
        this.open();
      }
    }, patience);
  }

  write(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // Something that must be answered; returns its nonce.
  ask(message) {
    const nonce = `${Date.now().toString(36)}-${(++this.count).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    const asked = { ...message, nonce };
    this.unanswered.set(nonce, asked);
    this.write(asked);
    return nonce;
  }
}
