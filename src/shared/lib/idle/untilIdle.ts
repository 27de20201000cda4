const longestWaitMs = 1000;
const longestPrecedenceMs = 4000;

/** Reads that a screen may wait for. */
const reads = new Set<Promise<unknown>>();

/** Lets a read go before what nobody waits for. */
export function beforeIdle<Answer>(read: Promise<Answer>): Promise<Answer> {
  reads.add(read);
  const settle = () => void reads.delete(read);
  read.then(settle, settle);
  return read;
}

const isTold = () => 'requestIdleCallback' in globalThis;

/** Waits until what was rendered is on screen. Resolves at once where `requestIdleCallback` is missing. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (isTold()) requestIdleCallback(() => resolve(), { timeout: longestWaitMs });
    else resolve();
  });
}

/**
 * Waits until the page is idle and, for 4 s at most, has the answers and the pictures that it shows: code that nobody
 * waits for would share the line with them. Resolves at once where `requestIdleCallback` is missing.
 */
export async function untilIdle(): Promise<void> {
  if (!isTold()) return;
  let isLate = false as boolean;
  const late = new Promise((resolve) => setTimeout(resolve, longestPrecedenceMs)).then(() => (isLate = true));
  await untilPainted();
  while (reads.size > 0 && !isLate) {
    await Promise.race([late, Promise.allSettled(reads)]);
    // Then what the answers bring is on screen.
    await untilPainted();
  }
  await Promise.race([late, Promise.allSettled(picturesOnTheWay().map((picture) => picture.decode()))]);
}

function picturesOnTheWay(): HTMLImageElement[] {
  return [...document.querySelectorAll('img')].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return !picture.complete && bottom > 0 && top < innerHeight;
  });
}
