import { combineReducers } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { cancelledError } from '../errors/appError';
import { createPagedList, type Page } from './createPagedList';
import { createEntityStore } from './entities';
import { kernelReducers } from './kernelReducers';
import { createTestStore, deferred, settle } from './testStore';
import { usePagedList } from './usePagedList';

const plants = createEntityStore('plants', (plant: { id: string }) => plant);
const reducer = combineReducers({ ...kernelReducers, plants: plants.reducer });

const page = (id: string): Page => ({ ids: [id], count: null, entities: { plants: { [id]: { id } } } });

function setUp() {
  const calls: { page: number; signal: AbortSignal; answer: ReturnType<typeof deferred<Page>> }[] = [];
  const list = createPagedList({
    name: 'plants',
    kind: 'plants',
    pageSize: 1,
    fetch: ({ page: number }, { signal }) => {
      const answer = deferred<Page>();
      calls.push({ page: number, signal, answer });
      return answer.promise;
    },
  });
  const { store } = createTestStore(reducer, [list.saga]);
  function Plants() {
    const { ids, isRefreshing, loadMore, reload, cancel, retry } = usePagedList(list);
    return (
      <>
        <p aria-busy={isRefreshing}>{ids.join()}</p>
        <button onClick={reload}>Reload</button>
        <button onClick={loadMore}>More</button>
        <button onClick={cancel}>Cancel</button>
        <button onClick={retry}>Retry</button>
      </>
    );
  }
  render(
    <Provider store={store}>
      <Plants />
    </Provider>,
  );
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  const answer = async (call: number, id: string) => {
    calls[call]?.answer.resolve(page(id));
    await act(settle);
  };
  const add = (id: string) => act(() => void store.dispatch(list.itemAdded(id)));
  return { calls, press, answer, add, state: () => list.select(store.getState()) };
}

it('SHELL-14 a first page that is given up fails as cancelled, its late answer changes nothing, and a retry asks anew', async () => {
  const { calls, press, answer, state } = setUp();
  press('Cancel');
  expect(state()).toMatchObject({ ids: [], isLoading: false, error: cancelledError, request: null });
  expect(calls[0]?.signal.aborted).toBe(true);
  await answer(0, 'late');
  expect(state()).toMatchObject({ ids: [], error: cancelledError });
  press('Retry');
  expect(state()).toMatchObject({ isLoading: true, error: null });
  await answer(1, 'fern');
  expect(screen.getByText('fern')).toBeInTheDocument();
});

it('SHELL-14 a next page that is given up leaves the loaded ones, and a retry asks for the same page', async () => {
  const { calls, press, answer, state } = setUp();
  await answer(0, 'fern');
  press('More');
  press('Cancel');
  expect(state()).toMatchObject({ ids: ['fern'], isLoading: false, error: cancelledError, loadedPages: 1 });
  await answer(1, 'late');
  press('Retry');
  expect(calls[2]).toMatchObject({ page: 2 });
  await answer(2, 'moss');
  expect(screen.getByText('fern,moss')).toBeInTheDocument();
});

it('SHELL-14 what has come cannot be given up', async () => {
  const { press, answer, state } = setUp();
  await answer(0, 'fern');
  press('Cancel');
  expect(state()).toMatchObject({ ids: ['fern'], error: null });
});

it('LIST-01 an item that is added during a reload stands above those from before, which stay dimmed', async () => {
  const { press, answer, add } = setUp();
  await answer(0, 'fern');
  press('Reload');
  add('moss');
  expect(screen.getByText('moss,fern')).toHaveAttribute('aria-busy', 'true');
  await answer(1, 'fern');
  expect(screen.getByText('moss,fern')).toHaveAttribute('aria-busy', 'false');
});
