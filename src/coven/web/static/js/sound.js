// Synthesised sounds: a bell when a decision waits, a tap for a move, dice, a final chord.

let audio = null;

function note(pitch, at, length, { type = "sine", loud = 0.08, slide = 0 } = {}) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, start);
  if (slide) tone.frequency.exponentialRampToValueAtTime(pitch * slide, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

const SOUNDS = {
  turn: () => [660, 990, 1320].forEach((p, i) => note(p, i * 0.09, 0.9 - i * 0.15, { loud: 0.06 })),
  move: () => note(190, 0, 0.09, { type: "triangle", loud: 0.16, slide: 0.6 }),
  no: () => note(150, 0, 0.16, { type: "triangle", loud: 0.08, slide: 0.8 }),
  dice: () => [0, 0.07, 0.13, 0.22].forEach((at) => note(300 + Math.random() * 260, at, 0.05,
    { type: "square", loud: 0.04, slide: 0.5 })),
  end: () => [392, 494, 587, 784].forEach((p, i) => note(p, i * 0.12, 1.6, { loud: 0.05 })),
};

export function sound(name) {
  play(SOUNDS[name]);
}

// Plays a sound of a game: calls `make` with the function `note`.
export function play(make) {
  if (document.documentElement.dataset.sounds !== "on") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  make(note);
}
