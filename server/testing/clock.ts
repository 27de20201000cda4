import type { Clock } from '../clock';

/** A clock that only tests move. */
export interface TestClock extends Clock {
  set(moment: Date): void;
  advance(seconds: number): void;
}

export function createTestClock(start: Date): TestClock {
  let moment = start;
  return {
    now: () => new Date(moment),
    set: (next) => void (moment = next),
    advance: (seconds) => void (moment = new Date(moment.getTime() + seconds * 1000)),
  };
}
