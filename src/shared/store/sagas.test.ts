import { createAction } from '@reduxjs/toolkit';
import { delay, put } from 'typed-redux-saga';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takePer, whileVisible } from './sagas';
import { createTestStore } from './testStore';

const sow = createAction<{ bed: string; seed: string }>('sow');
const sown = createAction<string>('sown');

function setUp(concurrency: 'latest' | 'leading') {
  const { store, actions } = createTestStore(
    () => null,
    [
      function* () {
        yield* takePer({
          on: sow.match,
          key: ({ payload }) => payload.bed,
          *run({ payload: { bed, seed } }) {
            yield* delay(10);
            yield* put(sown(`${seed} in ${bed}`));
          },
          ...(concurrency === 'leading' && {
            *whileRunning() {
              yield* put({ type: 'ignored' });
              return true;
            },
          }),
        });
      },
    ],
  );
  for (const [bed, seed] of [
    ['north', 'dill'],
    ['north', 'mint'],
    ['south', 'sage'],
  ] as const)
    store.dispatch(sow({ bed, seed }));
  const sownNow = () => actions.filter(sown.match).map(({ payload }) => payload);
  return { store, sownNow };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('takePer', () => {
  it('runs one task per key, and a newer action cancels the older one', async () => {
    const { store, sownNow } = setUp('latest');
    await vi.advanceTimersByTimeAsync(10);
    expect(sownNow()).toEqual(['mint in north', 'sage in south']);
    store.dispatch(sow({ bed: 'north', seed: 'thyme' }));
    await vi.advanceTimersByTimeAsync(10);
    expect(sownNow()).toEqual(['mint in north', 'sage in south', 'thyme in north']);
  });

  it('lets the older one go on where `whileRunning` says so', async () => {
    const { sownNow } = setUp('leading');
    await vi.advanceTimersByTimeAsync(10);
    expect(sownNow()).toEqual(['dill in north', 'sage in south']);
  });
});

describe('whileVisible', () => {
  const show = (visibility: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  function looks(isDueAtOnce: boolean) {
    let count = 0;
    const look = function* () {
      count += 1;
      yield* put({ type: 'looked' });
    };
    const { stop } = createTestStore(
      () => null,
      [
        function* () {
          yield* whileVisible(look, () => 100, isDueAtOnce);
        },
      ],
    );
    return { count: () => count, stop };
  }
  afterEach(() => vi.restoreAllMocks());

  it('looks at once, then after every pause, rests while hidden and looks when the tab comes back', async () => {
    show('visible');
    const { count, stop } = looks(true);
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(250);
    expect(count()).toBe(3);
    show('hidden');
    await vi.advanceTimersByTimeAsync(500);
    expect(count()).toBe(3);
    show('visible');
    expect(count()).toBe(4);
    stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(count()).toBe(4);
  });

  it('looks first after a pause where nothing is due yet', async () => {
    show('visible');
    const { count, stop } = looks(false);
    expect(count()).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(count()).toBe(1);
    stop();
  });
});
