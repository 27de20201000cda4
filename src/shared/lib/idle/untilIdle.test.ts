import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeIdle, untilIdle, untilPainted } from './untilIdle';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then, 1));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Begins a wait; the function returned tells whether it is over. */
function waiting(wait: () => Promise<void> = untilIdle): () => boolean {
  let isOver = false;
  void wait().then(() => (isOver = true));
  return () => isOver;
}

describe('what nobody waits for', () => {
  it('comes with the first idle moment', async () => {
    const isOver = waiting();
    await pass(0);
    expect(isOver()).toBe(false);
    await pass(2);
    expect(isOver()).toBe(true);
  });

  it('lets reads go before it, failed ones too, and what their answers show', async () => {
    let fail: (thrown: Error) => void = () => undefined;
    beforeIdle(new Promise((_, reject) => (fail = reject))).catch(() => undefined);
    const isOver = waiting();
    await pass(1000);
    expect(isOver()).toBe(false);
    fail(new Error('cut off'));
    await pass(0);
    expect(isOver()).toBe(false);
    await pass(2);
    expect(isOver()).toBe(true);
  });

  it('lets the pictures on screen go before it', async () => {
    const picture = document.createElement('img');
    vi.spyOn(picture, 'complete', 'get').mockReturnValue(false);
    vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 100));
    let show: () => void = () => undefined;
    Reflect.set(picture, 'decode', () => new Promise<void>((resolve) => (show = resolve)));
    document.body.append(picture);
    const isOver = waiting();
    await pass(1000);
    expect(isOver()).toBe(false);
    show();
    await pass(0);
    expect(isOver()).toBe(true);
  });

  it('waits for four seconds at most, and what only follows the first paint not even that', async () => {
    let end: (answer: null) => void = () => undefined;
    const read = beforeIdle(new Promise((resolve) => (end = resolve)));
    const isOver = waiting();
    const isPainted = waiting(untilPainted);
    await pass(10);
    expect(isPainted()).toBe(true);
    await pass(3900);
    expect(isOver()).toBe(false);
    await pass(200);
    expect(isOver()).toBe(true);
    end(null);
    await read;
  });
});
