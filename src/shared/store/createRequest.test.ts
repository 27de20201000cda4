import { combineReducers } from '@reduxjs/toolkit';
import { CancelledError } from '../api/cancelled';
import { call, put, takeEvery } from 'typed-redux-saga';
import { describe, expect, it } from 'vitest';
import { apiError, networkError, RequestError } from '../errors/appError';
import type { CallContext } from './attempt';
import { createEntityStore } from './entities';
import { createRequest, type RequestOptions } from './createRequest';
import { kernelReducers } from './kernelReducers';
import { messageRaised } from './messages';
import { requestObserved, requestReleased, requestReset } from './requests';
import { sessionEndRequested } from './sessionEnd';
import { createTestStore, deferred, settle } from './testStore';

interface Plant {
  id: string;
  name: string;
  height: number;
}

const plants = createEntityStore('plants', (plant: Plant) => plant);
const reducer = combineReducers({ ...kernelReducers, plants: plants.reducer });
type State = ReturnType<typeof reducer>;

const refusal = new RequestError(apiError({ code: 'notAllowed', status: 403 }));

interface Watered {
  entities: { plants: Record<string, Plant> };
}

/** A request whose answers the test gives one by one. */
function setUp(options: RequestOptions<[{ id: string }], Watered> = {}) {
  const calls: {
    arg: { id: string };
    context: CallContext;
    answer: ReturnType<typeof deferred<Watered>>;
  }[] = [];
  const water = createRequest(
    'plants/water',
    (arg: { id: string }, context: CallContext) => {
      const answer = deferred<Watered>();
      context.signal.addEventListener('abort', () => answer.reject(new CancelledError()));
      calls.push({ arg, context, answer });
      return answer.promise;
    },
    { key: (arg: { id: string }) => arg.id, ...options },
  );
  const test = createTestStore<State>(reducer, [water.saga]);
  test.store.dispatch(requestObserved({ address: water.address({ id: '1' }) }));
  const statusOf = (id = '1') => water.select(test.store.getState(), { id }).status;
  return { ...test, water, calls, statusOf };
}

const fern = (height: number) => ({ entities: { plants: { '1': { id: '1', name: 'Fern', height } } } });

describe('createRequest', () => {
  it('runs through pending to succeeded and takes up the entities of the answer', async () => {
    const { store, water, calls, statusOf } = setUp();
    store.dispatch(water.request({ id: '1' }));
    expect(statusOf()).toBe('pending');
    calls[0]?.answer.resolve(fern(3));
    await settle();
    expect(statusOf()).toBe('succeeded');
    expect(plants.select(store.getState(), '1')?.height).toBe(3);
  });

  it('API-03 keeps the error of a failed call and clears it with the next request', async () => {
    const { store, water, calls, statusOf } = setUp();
    store.dispatch(water.request({ id: '1' }));
    calls[0]?.answer.reject(new RequestError(networkError));
    await settle();
    expect(statusOf()).toBe('failed');
    expect(water.select(store.getState(), { id: '1' }).error).toEqual(networkError);
    store.dispatch(water.request({ id: '1' }));
    expect(water.select(store.getState(), { id: '1' })).toMatchObject({ status: 'pending', error: null });
  });

  it('leading: a double click makes one call', async () => {
    const { store, water, calls, statusOf } = setUp();
    store.dispatch(water.request({ id: '1' }));
    store.dispatch(water.request({ id: '1' }));
    store.dispatch(water.request({ id: '2' }));
    expect(calls.map(({ arg }) => arg.id)).toEqual(['1', '2']);
    calls[0]?.answer.resolve(fern(1));
    await settle();
    expect(statusOf()).toBe('succeeded');
  });

  it('API-08 latest: the older call is aborted and its late answer changes nothing', async () => {
    const { store, water, calls, statusOf } = setUp({ concurrency: 'latest' });
    store.dispatch(water.request({ id: '1' }));
    store.dispatch(water.request({ id: '1' }));
    expect(calls[0]?.context.signal.aborted).toBe(true);
    expect(calls[1]?.context.signal.aborted).toBe(false);
    calls[1]?.answer.resolve(fern(7));
    await settle();
    calls[0]?.answer.resolve(fern(1));
    await settle();
    expect(statusOf()).toBe('succeeded');
    expect(plants.select(store.getState(), '1')?.height).toBe(7);
  });

  it('API-08 abandoning aborts the call, is no error, and the next request works', async () => {
    const { store, water, calls, statusOf, actions } = setUp();
    store.dispatch(water.request({ id: '1' }));
    store.dispatch(water.abandon({ id: '1' }));
    await settle();
    expect(calls[0]?.context.signal.aborted).toBe(true);
    expect(statusOf()).toBe('idle');
    expect(actions.some(messageRaised.match)).toBe(false);
    store.dispatch(water.request({ id: '1' }));
    expect(calls).toHaveLength(2);
  });

  it('API-08 abandoning gives up the newer of two calls after the older one was cancelled', async () => {
    const { store, water, calls } = setUp({ concurrency: 'latest' });
    store.dispatch(water.request({ id: '1' }));
    store.dispatch(water.request({ id: '1' }));
    calls[0]?.answer.resolve(fern(1));
    await settle();
    store.dispatch(water.abandon({ id: '1' }));
    expect(calls[1]?.context.signal.aborted).toBe(true);
  });

  it('raises the message of a failure with its error', async () => {
    const { store, water, calls, actions } = setUp({ messages: { failure: 'errors:failedTo.unexpected' } });
    store.dispatch(water.request({ id: '1' }));
    calls[0]?.answer.reject(refusal);
    await settle();
    expect(actions.filter(messageRaised.match)).toEqual([
      messageRaised({ kind: 'failure', text: 'errors:failedTo.unexpected', error: refusal.appError }),
    ]);
  });

  it('sends follow-ups after a success', async () => {
    const { store, water, calls, actions } = setUp({ followUps: (_, { id }) => [{ type: 'watered', id }] });
    store.dispatch(water.request({ id: '1' }));
    calls[0]?.answer.resolve(fern(1));
    await settle();
    expect(actions.at(-1)).toEqual({ type: 'watered', id: '1' });
  });

  it('perform gives a flow the outcome of its own request', async () => {
    const outcomes: string[] = [];
    const grow = createRequest<[number], number>('plants/grow', (height) =>
      height > 0 ? Promise.resolve(height) : Promise.reject(refusal),
    );
    const { store } = createTestStore<State>(reducer, [
      grow.saga,
      function* flow() {
        yield* takeEvery('grow', function* ({ height }: { type: string; height: number }) {
          const outcome = yield* call(grow.perform, height);
          outcomes.push(outcome.kind);
          yield* put({ type: 'flowEnded' });
        });
      },
    ]);
    store.dispatch({ type: 'grow', height: 2 });
    store.dispatch({ type: 'grow', height: 3 });
    await settle();
    store.dispatch({ type: 'grow', height: 0 });
    await settle();
    expect(outcomes).toEqual(['cancelled', 'success', 'failure']);
  });

  it('drops the status of what nobody observes, and resets what a form opens again', async () => {
    const { store, water, calls, statusOf } = setUp();
    store.dispatch(water.request({ id: '2' }));
    calls[0]?.answer.resolve(fern(1));
    await settle();
    expect(Object.keys(store.getState().requests)).toEqual([water.address({ id: '1' })]);

    store.dispatch(water.request({ id: '1' }));
    calls[1]?.answer.reject(refusal);
    await settle();
    expect(statusOf()).toBe('failed');
    store.dispatch(requestReset({ address: water.address({ id: '1' }) }));
    expect(statusOf()).toBe('idle');
    store.dispatch(requestReleased({ address: water.address({ id: '1' }) }));
    expect(store.getState().requests).toEqual({});
  });

  it('SHELL-11 the end of the session aborts calls, resets the state and starts the rooms anew', async () => {
    const { store, water, calls } = setUp();
    store.dispatch(water.request({ id: '1' }));
    store.dispatch(sessionEndRequested({ reason: 'logout' }));
    await settle();
    expect(calls[0]?.context.signal.aborted).toBe(true);
    expect(Object.values(store.getState().requests)).toMatchObject([{ status: 'idle', observers: 1 }]);
    store.dispatch(water.request({ id: '1' }));
    calls[1]?.answer.resolve(fern(4));
    await settle();
    expect(plants.select(store.getState(), '1')?.height).toBe(4);
  });

  it('a room that throws is started again and does not stop the others', async () => {
    let starts = 0;
    const grow = createRequest<[number], number>('plants/grow', (height) => Promise.resolve(height));
    const { store, crashes, actions } = createTestStore<State>(reducer, [
      function* brittle() {
        starts += 1;
        yield* takeEvery('crash', () => {
          throw new Error('broken');
        });
      },
      grow.saga,
    ]);
    store.dispatch({ type: 'crash' });
    store.dispatch(grow.request(1));
    await settle();
    expect(starts).toBe(2);
    expect(crashes).toHaveLength(1);
    expect(actions.some(grow.success.match)).toBe(true);
  });
});
