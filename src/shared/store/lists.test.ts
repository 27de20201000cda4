import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { createPagedList } from './createPagedList';
import { entityRemoved } from './entities';
import { initialList, isStalled, listsReducer, nextPage, type ListsState } from './lists';

const plants = createPagedList({
  name: 'plants',
  kind: 'plants',
  pageSize: 3,
  fetch: () => Promise.reject(new Error('No page is fetched here')),
});

/** A list whose first page is loaded; `ask` asks for the next page and gives what answers it. */
function setUp(...first: string[]) {
  let lists: ListsState = {};
  const dispatch = (action: UnknownAction) => {
    lists = listsReducer(lists, action);
  };
  const state = () =>
    lists[plants.address()] ?? initialList({ ...plants, initialPage: 1, isReversed: false });
  const ask = () => {
    const action = plants.more(state());
    const { page } = action.payload;
    dispatch(action);
    return (ids: string[], count: number | null = null) =>
      dispatch(plants.success({ page, request: state().request ?? '' }, { ids, count, entities: {} }));
  };
  ask()(first, 40);
  return { dispatch, state, ask };
}

describe('listsReducer', () => {
  it('LIST-01 an item that leaves while a page is read does not come back with it', () => {
    const { dispatch, state, ask } = setUp('1', '2', '3');
    const answer = ask();
    dispatch(plants.itemRemoved('2'));
    dispatch(entityRemoved({ kind: 'plants', id: '5' }));
    answer(['2', '4', '5'], 6);
    expect(state()).toMatchObject({ ids: ['1', '3', '4'], count: 4 });
    expect(nextPage(state())).toBe(2);
    ask()(['4', '6'], 4);
    expect(state()).toMatchObject({ ids: ['1', '3', '4', '6'], count: 4 });
    expect(nextPage(state())).toBe(3);
  });

  it('LIST-01 an item that leaves while a page is read that does not name it asks for no page again', () => {
    const { dispatch, state, ask } = setUp('1', '2', '3');
    const answer = ask();
    dispatch(entityRemoved({ kind: 'plants', id: '9' }));
    answer(['4', '5', '6']);
    expect(nextPage(state())).toBe(3);
  });

  it('LIST-01 a page that is read after a loaded item left is asked for again, though it does not name it', () => {
    const { dispatch, state, ask } = setUp('1', '2', '3');
    const answer = ask();
    dispatch(plants.itemRemoved('2'));
    answer(['5', '6', '7']);
    expect(nextPage(state())).toBe(2);
  });

  it('LIST-01 an item that left while a page was read and came back stays', () => {
    const { dispatch, state, ask } = setUp('1', '2', '3');
    const answer = ask();
    dispatch(plants.itemRemoved('2'));
    dispatch(plants.itemAppended('2'));
    answer(['2', '4']);
    expect(state().ids).toEqual(['1', '3', '2', '4']);
  });

  it('LIST-01 pages do not stall a list while its items leave', () => {
    const { dispatch, state, ask } = setUp('1', '2', '3', '4');
    for (const id of ['1', '2', '3']) {
      const answer = ask();
      dispatch(plants.itemRemoved(id));
      answer(['4']);
      expect(isStalled(state())).toBe(false);
    }
    ask()(['4']);
    dispatch(plants.itemRemoved('4'));
    expect(state().ids).toEqual([]);
    expect(isStalled(state())).toBe(false);
  });
});
