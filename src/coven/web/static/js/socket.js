// The page's WebSocket. It reconnects by itself: at once when the network or the tab comes back,
// otherwise after a growing pause. Requests without an answer are sent again with the same nonce, so that
// a move counts once however often it is sent.

const PROTOCOL = 2; // must equal VERSION in protocol.py
const PING_INTERVAL = 25_000;

export class Connection {
  // `hello` returns more fields of the first message; `onMessage` and `onLost` are called back.
  constructor(url, { hello, onMessage, onLost }) {
    Object.assign(this, { url, hello, onMessage, onLost });
    this.unanswered = new Map();
    this.tries = 0;
    this.count = 0;
    this.open();
    addEventListener("online", () => this.check());
    addEventListener("focus", () => this.check());
    document.addEventListener("visibilitychange", () => !document.hidden && this.check());
    addEventListener("pagehide", () => (this.left = true));
    setInterval(() => this.ping(), PING_INTERVAL);
  }

  open() {
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.url}`));
    const timeout = setTimeout(() => socket.close(), 5000);
    socket.onopen = () => {
      clearTimeout(timeout);
      this.sayHello();
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.answered = true;
      for (const message of JSON.parse(data)) {
        if (message.nonce) this.unanswered.delete(message.nonce);
        if (message.t === "full") {
          this.tries = 0;
          for (const request of this.unanswered.values()) this.write(request);
        }
        this.onMessage(message);
      }
    };
    socket.onclose = () => {
      clearTimeout(timeout);
      if (this.socket === socket && !this.left) this.lost();
    };
  }

  // Reconnects with another cookie: the settings have changed.
  reconnect() {
    const old = this.socket;
    this.open();
    old.close?.();
  }

  sayHello() {
    this.write({ t: "hello", protocol: PROTOCOL, ...this.hello() });
  }

  lost() {
    this.onLost();
    const pause = Math.min(10_000, 250 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), pause);
  }

  // The network may be back: reconnects now, or checks whether the connection still works.
  check() {
    if (this.left) return;
    if (this.socket.readyState === WebSocket.OPEN) this.ping(1500);
    else if (this.socket.readyState === WebSocket.CLOSED) this.open();
  }

  ping(timeout = 5000) {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    const socket = this.socket;
    this.answered = false;
    this.write({ t: "ping", hidden: document.hidden });
    setTimeout(() => {
      if (this.socket === socket && !this.answered) {
        socket.close();
        this.socket = { readyState: WebSocket.CLOSED };
        this.lost();
        this.open();
      }
    }, timeout);
  }

  write(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // Sends a request that must be answered; returns its nonce.
  request(message) {
    const nonce = `${Date.now().toString(36)}-${(++this.count).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
    const request = { ...message, nonce };
    this.unanswered.set(nonce, request);
    this.write(request);
    return nonce;
  }
}
