import { combineReducers } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { apiError, networkError, RequestError } from '../errors/appError';
import type { CallContext } from './attempt';
import { createEntityStore } from './entities';
import { createResource } from './createResource';
import { kernelReducers } from './kernelReducers';
import { sessionEndRequested } from './sessionEnd';
import { createTestStore, deferred, settle } from './testStore';
import { useLoad } from './useLoad';

interface Garden {
  id: string;
  plants: number;
}

const gardens = createEntityStore('gardens', (garden: Garden) => garden);
const reducer = combineReducers({ ...kernelReducers, gardens: gardens.reducer });

function setUp() {
  const answers: ReturnType<typeof deferred<Garden>>[] = [];
  const loadGarden = createResource(
    'gardens/load',
    async (permalink: string, { signal }: CallContext) => {
      expect([permalink, signal.aborted]).toEqual(['eden', false]);
      const answer = deferred<Garden>();
      answers.push(answer);
      const garden = await answer.promise;
      return { id: garden.id, entities: gardens.entities([garden]) };
    },
    {
      key: (permalink: string) => permalink,
      concurrency: 'latest',
      keep: ({ id }) => id,
      isGone: ({ code }) => code === 'notFound',
    },
  );
  const loadKinds = createResource('gardens/kinds', () => Promise.resolve(['rock', 'roof']));
  const test = createTestStore(reducer, [loadGarden.saga, loadKinds.saga]);
  const kept = (permalink = 'eden') => loadGarden.select(test.store.getState(), permalink);
  return { ...test, answers, loadGarden, loadKinds, kept };
}

describe('createResource', () => {
  it('finds a thing by another name: keeps its id, and the store has the rest', async () => {
    const { store, answers, loadGarden, kept } = setUp();
    expect(kept()).toMatchObject({ status: 'idle', data: undefined });
    store.dispatch(loadGarden.request('eden'));
    answers[0]?.resolve({ id: '7', plants: 3 });
    await settle();
    expect(kept()).toMatchObject({ status: 'succeeded', data: '7' });
    expect(gardens.select(store.getState(), '7')).toEqual({ id: '7', plants: 3 });
    expect(kept('kew').data).toBeUndefined();
  });

  it('keeps the former answer while it is read again, and after a failure', async () => {
    const { store, answers, loadGarden, kept } = setUp();
    store.dispatch(loadGarden.request('eden'));
    answers[0]?.resolve({ id: '7', plants: 3 });
    await settle();
    store.dispatch(loadGarden.request('eden'));
    expect(kept()).toMatchObject({ status: 'pending', data: '7' });
    answers[1]?.reject(new RequestError(networkError));
    await settle();
    expect(kept()).toMatchObject({ status: 'failed', error: networkError, data: '7' });
  });

  it('VAL-07 forgets the answer when the thing is gone', async () => {
    const { store, answers, loadGarden, kept } = setUp();
    store.dispatch(loadGarden.request('eden'));
    answers[0]?.resolve({ id: '7', plants: 3 });
    await settle();
    store.dispatch(loadGarden.request('eden'));
    answers[1]?.reject(new RequestError(apiError({ code: 'notFound', status: 404 })));
    await settle();
    expect(kept()).toMatchObject({ status: 'failed', data: undefined });
  });

  it('takes a changed answer, before the first read too', () => {
    const { store, loadGarden, kept } = setUp();
    store.dispatch(loadGarden.changed('9', 'eden'));
    expect(kept().data).toBe('9');
    store.dispatch(loadGarden.changed(undefined, 'eden'));
    expect(kept().data).toBeUndefined();
  });

  it('keeps a changed answer against one that was on its way, and is read again later', async () => {
    const { store, answers, loadGarden, kept } = setUp();
    store.dispatch(loadGarden.request('eden'));
    store.dispatch(loadGarden.changed('9', 'eden'));
    expect(kept()).toMatchObject({ status: 'succeeded', data: '9' });
    answers[0]?.resolve({ id: '7', plants: 3 });
    await settle();
    expect(kept()).toMatchObject({ status: 'succeeded', data: '9' });
    store.dispatch(loadGarden.request('eden'));
    answers[1]?.resolve({ id: '8', plants: 3 });
    await settle();
    expect(kept()).toMatchObject({ status: 'succeeded', data: '8' });
  });

  it('is read anew when it is asked for after a change, also while a read from before is on its way', async () => {
    const reads: ReturnType<typeof deferred<string>>[] = [];
    const loadTree = createResource('gardens/tree', () => {
      const read = deferred<string>();
      reads.push(read);
      return read.promise;
    });
    const { store } = createTestStore(reducer, [loadTree.saga]);
    const tree = () => loadTree.select(store.getState());
    store.dispatch(loadTree.request());
    store.dispatch(loadTree.changed('lime'));
    store.dispatch(loadTree.request());
    expect(tree()).toMatchObject({ status: 'pending', data: 'lime' });
    reads[0]?.resolve('elm');
    reads[1]?.resolve('oak');
    await settle();
    expect(tree()).toMatchObject({ status: 'succeeded', data: 'oak' });
  });

  it('stays for the next visit of a screen, which shows it at once', async () => {
    const { store, loadKinds } = setUp();
    const Kinds = () => <p>{useLoad(loadKinds).data?.join(' and ') ?? 'loading'}</p>;
    const page = (
      <Provider store={store}>
        <Kinds />
      </Provider>
    );
    const { unmount } = render(page);
    expect(screen.getByText('loading')).toBeInTheDocument();
    await act(settle);
    expect(screen.getByText('rock and roof')).toBeInTheDocument();
    unmount();
    render(page);
    expect(screen.getByText('rock and roof')).toBeInTheDocument();
    await act(settle);
  });

  it('SHELL-11 is emptied when the session ends', async () => {
    const { store, answers, loadGarden } = setUp();
    store.dispatch(loadGarden.request('eden'));
    answers[0]?.resolve({ id: '7', plants: 3 });
    await settle();
    store.dispatch(sessionEndRequested({ reason: 'logout' }));
    await settle();
    expect(store.getState().requests).toEqual({});
  });
});
