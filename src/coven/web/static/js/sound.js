// Synthesised sounds: signals to the person (your turn, chat) and sounds of the table. The games name theirs
// in sounds.toml.

let audio = null;

function note(pitch, at, length, { type = "sine", loud = 0.08, slide = 0 } = {}) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, start);
  if (slide) tone.frequency.exponentialRampToValueAtTime(pitch * slide, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(1.4 * loudness * loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

const chord = (pitches, gap, length, loud) => pitches.forEach((p, i) => note(p, i * gap, length, { loud }));

const SOUNDS = {
  turn: () => [660, 990, 1320].forEach((p, i) => note(p, i * 0.09, 0.9 - i * 0.15, { loud: 0.06 })),
  chat: () => note(880, 0, 0.12, { loud: 0.05, slide: 1.3 }),
  move: () => note(190, 0, 0.09, { type: "triangle", loud: 0.16, slide: 0.6 }),
  no: () => note(150, 0, 0.16, { type: "triangle", loud: 0.08, slide: 0.8 }),
  dice: () => [0, 0.07, 0.13, 0.22].forEach((at) => note(300 + Math.random() * 260, at, 0.05,
    { type: "square", loud: 0.04, slide: 0.5 })),
  tile: () => [0, 0.05].forEach((at) => note(130 - 900 * at, at, 0.14, { type: "triangle", loud: 0.2, slide: 0.5 })),
  coin: () => chord([1568, 2093], 0.06, 0.35, 0.035),
  score: () => chord([523, 659, 784], 0.07, 0.4, 0.05),
  home: () => chord([392, 523, 659], 0.05, 0.9, 0.045),
  catch: () => {
    note(90, 0, 0.25, { type: "triangle", loud: 0.22, slide: 0.5 });
    note(740, 0.12, 0.4, { loud: 0.04, slide: 0.7 });
  },
  cackle: () => [0, 0.13, 0.25, 0.36].forEach((at, i) => note(620 - 70 * i, at, 0.11,
    { type: "sawtooth", loud: 0.035, slide: 1.35 })),
  crisis: () => [98, 104].forEach((p) => note(p, 0, 1.1, { type: "sawtooth", loud: 0.04, slide: 0.85 })),
  bubble: () => [0, 0.08, 0.19].forEach((at) => note(240 + Math.random() * 160, at, 0.12, { loud: 0.07, slide: 2 })),
  overflow: () => [0, 0.06, 0.12, 0.18, 0.26].forEach((at, i) => note(700 - 90 * i, at, 0.14, { loud: 0.06, slide: 0.6 })),
  win: () => chord([523, 659, 784, 1047, 1319], 0.11, 1.5, 0.05),
  end: () => chord([392, 494, 587, 784], 0.12, 1.6, 0.05),
};
const SIGNALS = new Set(["turn", "chat"]); // the others are sounds of the table

// The volume of a kind of sound on this device, from 0 to 1.
export const volume = (kind) => Number(localStorage.getItem(`coven-volume-${kind}`) ?? 70) / 100;
let loudness = 1; // of the sound that is being made

export function sound(name) {
  if (SOUNDS[name]) play(SOUNDS[name], SIGNALS.has(name) ? "signals" : "table");
}

// Plays a sound of a game: calls `make` with the function `note`.
export function play(make, kind = "table") {
  loudness = volume(kind);
  if (document.documentElement.dataset.sounds !== "on" || !loudness) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  make(note);
}
