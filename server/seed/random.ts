/** Repeatable random numbers, so that tests and pictures of the demo agree. */
export interface SeededRandom {
  /** 0 up to, not including, 1. */
  next(): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/** The mulberry32 generator. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    shuffled(items) {
      const result = [...items];
      for (let index = result.length - 1; index > 0; index -= 1) {
        const other = below(index + 1);
        const [a, b] = [result[index], result[other]];
        if (a !== undefined && b !== undefined) [result[index], result[other]] = [b, a];
      }
      return result;
    },
  };
}

/** Deals items in a shuffled order and starts over after the last: repeats stay far apart. */
export function createDeck<T>(random: SeededRandom, items: readonly T[]): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = random.shuffled(items);
    const item = left.pop();
    if (item === undefined) throw new RangeError('Nothing to deal');
    return item;
  };
}
