import { combineReducers } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkError, RequestError } from '../errors/appError';
import { createPagedList, type Page } from './createPagedList';
import { createEntityStore, entityRemoved } from './entities';
import { kernelReducers } from './kernelReducers';
import { isStalled, nextPage } from './lists';
import { createTestStore, deferred, settle } from './testStore';

interface Plant {
  id: string;
}

const plants = createEntityStore('plants', (plant: Plant) => plant);
const reducer = combineReducers({ ...kernelReducers, plants: plants.reducer });
type State = ReturnType<typeof reducer>;

const page = (...ids: string[]): Page => ({
  ids,
  count: 40,
  entities: { plants: Object.fromEntries(ids.map((id) => [id, { id }])) },
});

function setUp(options: { isReversed?: boolean; initialPage?: number } = {}) {
  const calls: {
    garden: string;
    page: number;
    perPage: number;
    after: string | undefined;
    signal: AbortSignal;
    answer: ReturnType<typeof deferred<Page>>;
  }[] = [];
  const list = createPagedList<[string]>({
    name: 'gardens/plants',
    kind: 'plants',
    pageSize: 3,
    key: (garden) => garden,
    fetch: (garden, { page: number, perPage, after }, { signal }) => {
      const answer = deferred<Page>();
      calls.push({ garden, page: number, perPage, after, signal, answer });
      return answer.promise;
    },
    ...options,
  });
  const test = createTestStore<State>(reducer, [list.saga]);
  const state = (garden = 'north') => list.select(test.store.getState(), garden);
  const load = async (number: number, answer: Page) => {
    test.store.dispatch(number === 1 ? list.request('north') : list.more(state(), 'north'));
    expect(calls.at(-1)).toMatchObject({ page: number });
    calls.at(-1)?.answer.resolve(answer);
    await settle();
  };
  return { ...test, list, calls, state, load };
}

describe('createPagedList', () => {
  it('LIST-01 waits for a press after three pages that held nothing new, until one does', async () => {
    const { load, state } = setUp();
    await load(1, page('a', 'b', 'c'));
    for (const number of [2, 3]) await load(number, page('a', 'b', 'c'));
    expect(isStalled(state())).toBe(false);
    await load(4, page('c', 'a', 'b'));
    expect(state().hasMore).toBe(true);
    expect(isStalled(state())).toBe(true);
    await load(5, page('c', 'd'));
    expect(isStalled(state())).toBe(false);
    expect(state().ids).toEqual(['a', 'b', 'c', 'd']);
  });

  it('LIST-01 a request sets loading and page and clears the error', async () => {
    const { store, list, calls, state } = setUp();
    expect(state()).toMatchObject({ page: 1, hasMore: true, isLoading: false, count: null });
    store.dispatch(list.request('north'));
    expect(calls[0]).toMatchObject({ garden: 'north', page: 1, perPage: 3 });
    expect(state()).toMatchObject({ page: 1, isLoading: true, error: null });
    calls[0]?.answer.reject(new RequestError(networkError));
    await settle();
    expect(state()).toMatchObject({ isLoading: false, error: networkError });
    store.dispatch(list.request('north'));
    expect(state()).toMatchObject({ isLoading: true, error: null });
  });

  it('LIST-01 success appends, de-duplicates and marks the last item', async () => {
    const { load, state } = setUp();
    await load(1, page('1', '2', '3'));
    await load(2, page('3', '4', '5'));
    expect(state()).toMatchObject({
      ids: ['1', '2', '3', '4', '5'],
      lastPosition: 4,
      count: 40,
      page: 2,
      hasMore: true,
    });
  });

  it('LIST-01 only an empty page ends the list, not one that held nothing new', async () => {
    const { load, state } = setUp();
    await load(1, page('1', '2'));
    await load(2, page('1', '2'));
    expect(state().hasMore).toBe(true);
    expect(nextPage(state())).toBe(3);
    await load(3, page());
    expect(state()).toMatchObject({ hasMore: false, ids: ['1', '2'] });
  });

  it('LIST-01 after a removal the last page is asked for again, so that nothing is skipped', async () => {
    const { store, list, calls, load, state } = setUp();
    await load(1, page('1', '2', '3'));
    store.dispatch(list.itemRemoved('2', 'north'));
    store.dispatch(list.more(state(), 'north'));
    expect(calls.at(-1)).toMatchObject({ page: 1 });
    expect(state().ids).toEqual(['1', '3']);
    calls.at(-1)?.answer.resolve(page('1', '3', '4'));
    await settle();
    expect(state()).toMatchObject({ ids: ['1', '3', '4'], isLoading: false });
    store.dispatch(list.more(state(), 'north'));
    expect(calls.at(-1)).toMatchObject({ page: 2 });
  });

  it('FEED-03 names the last loaded item when it asks for more, and none for the first page', async () => {
    const { store, list, calls, load, state } = setUp();
    store.dispatch(list.itemAdded('9', 'north'));
    store.dispatch(list.more(state(), 'north'));
    expect(calls.at(-1)).toMatchObject({ page: 1, after: undefined });
    await load(1, page('1', '2', '3'));
    expect(calls.at(-1)).toMatchObject({ page: 1, after: undefined });
    store.dispatch(list.more(state(), 'north'));
    expect(calls.at(-1)).toMatchObject({ page: 2, after: '3' });
  });

  it('FEED-01 a reload empties first', async () => {
    const { store, list, load, state } = setUp();
    await load(1, page('1', '2', '3'));
    await load(2, page());
    store.dispatch(list.request('north'));
    expect(state()).toMatchObject({ ids: [], hasMore: true, isLoading: true, loadedPages: 0 });
  });

  it('LIST-02 a failed page keeps what is loaded, stores the error, and is the next one to be asked for', async () => {
    const { store, list, calls, load, state } = setUp();
    await load(1, page('1', '2'));
    store.dispatch(list.more(state(), 'north'));
    calls.at(-1)?.answer.reject(new RequestError(networkError));
    await settle();
    expect(state()).toMatchObject({ ids: ['1', '2'], error: networkError, isLoading: false });
    expect(nextPage(state())).toBe(2);
  });

  it('API-08 a page of an older load never lands after a reload', async () => {
    const { store, list, calls, load, state } = setUp();
    await load(1, page('1', '2'));
    store.dispatch(list.more(state(), 'north'));
    store.dispatch(list.request('north'));
    expect(calls[1]?.signal.aborted).toBe(true);
    calls[2]?.answer.resolve(page('9'));
    await settle();
    calls[1]?.answer.resolve(page('3', '4'));
    await settle();
    expect(state().ids).toEqual(['9']);
  });

  it('API-08 leaving a screen aborts the call and leaves no spinner behind', async () => {
    const { store, list, calls, state } = setUp();
    store.dispatch(list.request('north'));
    store.dispatch(list.abandon('north'));
    await settle();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(state()).toMatchObject({ isLoading: false, error: null });
  });

  it('CMT-03 a reversed list shows the newest page first on the wire as oldest first', async () => {
    const { load, state } = setUp({ isReversed: true });
    await load(1, page('6', '5', '4'));
    await load(2, page('4', '3', '2'));
    expect(state().ids).toEqual(['2', '3', '4', '5', '6']);
  });

  it('NTF-01 a list may start at page 0', () => {
    expect(setUp({ initialPage: 0 }).state().page).toBe(0);
  });

  it('keeps lists of different keys apart', async () => {
    const { load, state } = setUp();
    await load(1, page('1'));
    expect(state('south').ids).toEqual([]);
  });

  it('adds an item first, removes one, and moves the count along', async () => {
    const { store, list, load, state } = setUp();
    await load(1, page('1', '2'));
    store.dispatch(list.itemAdded('7', 'north'));
    store.dispatch(list.itemAdded('7', 'north'));
    expect(state()).toMatchObject({ ids: ['7', '1', '2'], count: 41 });
    store.dispatch(list.itemRemoved('1', 'north'));
    store.dispatch(list.itemRemoved('1', 'north'));
    expect(state()).toMatchObject({ ids: ['7', '2'], count: 40, lastPosition: 1 });
    store.dispatch(list.reset('north'));
    expect(state()).toMatchObject({ ids: [], count: null, loadedPages: 0 });
  });

  it('finds lists by their argument, and items in all of them', async () => {
    const { store, list, calls, state, load } = setUp();
    await load(1, page('1', '2'));
    store.dispatch(list.request('south'));
    calls.at(-1)?.answer.resolve(page('2', '3'));
    await settle();
    store.dispatch(list.request('west'));
    expect(list.asked(store.getState(), (garden) => garden !== 'north')).toEqual(['south', 'west']);

    const removals = (id: string) =>
      list.itemRemovedWhere(store.getState(), id, (garden) => garden !== 'east');
    for (const action of removals('2')) store.dispatch(action);
    expect([state('north').ids, state('south').ids]).toEqual([['1'], ['3']]);
    // Only the one that is being read may still hold it.
    expect(removals('2')).toEqual([list.itemRemoved('2', 'west')]);

    for (const action of list.resetWhere(store.getState(), (garden) => garden !== 'south'))
      store.dispatch(action);
    expect([state('north').ids, state('south').ids]).toEqual([[], ['3']]);
    expect(calls.at(-1)?.signal.aborted).toBe(true);
    expect(state('west')).toMatchObject({ isLoading: false, args: ['west'] });
  });

  it('API-08 giving up a list that nothing has asked for leaves no trace', () => {
    const { store, list } = setUp();
    store.dispatch(list.abandon('north'));
    expect(store.getState().lists).toEqual({});
  });

  it('FOLW-05 an entity that is gone leaves its store and every list', async () => {
    const { store, load, state } = setUp();
    await load(1, page('1', '2'));
    store.dispatch(entityRemoved({ kind: 'plants', id: '1' }));
    expect(state().ids).toEqual(['2']);
    expect(plants.select(store.getState(), '1')).toBeUndefined();
  });

  it('API-08 whatever the order of the answers, a list ends with its newest load', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(1, 2), { minLength: 2, maxLength: 6 }),
        async (scheduler, pages) => {
          let loads = 0;
          const list = createPagedList({
            name: 'raced',
            kind: 'plants',
            pageSize: 1,
            fetch: ({ page: number }) => {
              loads += 1;
              return scheduler.schedule(Promise.resolve(page(`load ${loads}, page ${number}`)));
            },
          });
          const { store } = createTestStore<State>(reducer, [list.saga]);
          for (const number of pages)
            store.dispatch(
              number === 1 ? list.request() : list.more({ ids: [], loadedPages: number - 1, hasGap: false }),
            );
          await scheduler.waitIdle();
          await settle();
          const { ids, isLoading } = list.select(store.getState());
          expect(isLoading).toBe(false);
          expect(ids).toEqual([`load ${loads}, page ${pages.at(-1) ?? 0}`]);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
