/** Hertz and begin in seconds of the two notes. */
const notes = [
  [659.25, 0],
  [880, 0.12],
] as const;
const seconds = 0.5;

/** Plays two short notes. Silent where the browser has no sound, or forbids it before the first click. */
export const playTone = (): Promise<void> => play().catch(() => undefined);

async function play(): Promise<void> {
  if (!('AudioContext' in globalThis)) return;
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.12, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
  gain.connect(context.destination);
  for (const [hertz, begin] of notes) {
    const note = context.createOscillator();
    note.frequency.value = hertz;
    note.connect(gain);
    note.start(context.currentTime + begin);
    note.stop(context.currentTime + seconds);
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  await context.close();
}
