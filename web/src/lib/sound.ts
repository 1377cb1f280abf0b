import { prefs } from "./prefs.svelte";

/** Short tones made on the spot; nothing is loaded. */
type Tone = { at: number; hz: number; ms: number; gain: number; type?: OscillatorType };

const TONES: Record<string, Tone[]> = {
  card: [{ at: 0, hz: 190, ms: 45, gain: 0.16, type: "triangle" }],
  gather: [{ at: 0, hz: 150, ms: 60, gain: 0.1, type: "triangle" }],
  turn: [
    { at: 0, hz: 660, ms: 90, gain: 0.09 },
    { at: 90, hz: 880, ms: 130, gain: 0.09 },
  ],
  stamp: [{ at: 0, hz: 110, ms: 120, gain: 0.2, type: "triangle" }],
  won: [
    { at: 0, hz: 523, ms: 120, gain: 0.09 },
    { at: 120, hz: 659, ms: 120, gain: 0.09 },
    { at: 240, hz: 784, ms: 220, gain: 0.09 },
  ],
  lost: [
    { at: 0, hz: 392, ms: 160, gain: 0.08 },
    { at: 160, hz: 330, ms: 240, gain: 0.08 },
  ],
  no: [{ at: 0, hz: 140, ms: 110, gain: 0.12 }],
};
export type Sound = keyof typeof TONES;

let context: AudioContext | undefined;

/** Browsers let a page sound only after a gesture. */
export function wakeSound(): void {
  if (!prefs.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  } catch {
    context = undefined;
  }
}

export function play(sound: Sound): void {
  if (!prefs.sound || !context || context.state !== "running") return;
  for (const tone of TONES[sound] ?? []) ring(context, tone);
}

function ring(ctx: AudioContext, tone: Tone): void {
  const start = ctx.currentTime + tone.at / 1000;
  const end = start + tone.ms / 1000;
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(tone.gain, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const oscillator = ctx.createOscillator();
  oscillator.type = tone.type ?? "sine";
  oscillator.frequency.value = tone.hz;
  oscillator.connect(gain).connect(ctx.destination);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}
