import { combineReducers } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { CancelledError } from '../api/cancelled';
import { cancelledError, networkError, RequestError } from '../errors/appError';
import type { CallContext } from './attempt';
import { createRequest } from './createRequest';
import { kernelReducers } from './kernelReducers';
import { createTestStore, deferred, settle } from './testStore';
import { useLoad } from './useLoad';
import { useRequest } from './useRequest';

const reducer = combineReducers(kernelReducers);

function setUp() {
  const calls: { signal: AbortSignal; answer: ReturnType<typeof deferred<string>> }[] = [];
  const load = createRequest(
    'plants/load',
    (_: string, { signal }: CallContext) => {
      const answer = deferred<string>();
      signal.addEventListener('abort', () => answer.reject(new CancelledError()));
      calls.push({ signal, answer });
      return answer.promise;
    },
    { key: (id: string) => id, concurrency: 'latest' },
  );
  const test = createTestStore(reducer, [load.saga]);
  function Observer() {
    return <p>{useLoad(load, 'fern').status}</p>;
  }
  function Onlooker() {
    return <p>{useRequest(load, 'fern').status}</p>;
  }
  const page = (content: React.ReactNode) => <Provider store={test.store}>{content}</Provider>;
  return { ...test, load, calls, Observer, Onlooker, page };
}

describe('useLoad', () => {
  it('goes on with a shared load while one observer is left', async () => {
    const { calls, Observer, page } = setUp();
    const { rerender } = render(
      page(
        <>
          <Observer key="page" />
          <Observer key="card" />
        </>,
      ),
    );
    rerender(page(<Observer key="page" />));
    await act(settle);
    expect(calls.at(-1)?.signal.aborted).toBe(false);
    calls.at(-1)?.answer.resolve('Fern');
    await act(settle);
    expect(screen.getByText('succeeded')).toBeInTheDocument();
  });

  it('API-08 gives up a load that its last observer leaves', async () => {
    const { calls, store, Observer, page } = setUp();
    const { unmount } = render(page(<Observer />));
    unmount();
    await settle();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(store.getState().requests).toEqual({});
  });

  it('API-07 keeps a failure that came before anything could show it', async () => {
    const { store, load, calls, Onlooker, page } = setUp();
    store.dispatch(load.request('fern'));
    calls[0]?.answer.reject(new RequestError(networkError));
    await settle();
    const { unmount } = render(page(<Onlooker />));
    expect(screen.getByText('failed')).toBeInTheDocument();
    unmount();
    await settle();
    expect(store.getState().requests).toEqual({});
  });

  it('SHELL-14 a load that is given up fails as cancelled, its late answer changes nothing, and a retry asks anew', async () => {
    const { store, load, calls, page } = setUp();
    function Screen() {
      const { status, error, cancel, retry } = useLoad(load, 'fern');
      return (
        <>
          <p>
            {status} {error?.code}
          </p>
          <button onClick={cancel}>Cancel</button>
          <button onClick={retry}>Retry</button>
        </>
      );
    }
    render(page(<Screen />));
    act(() => screen.getByRole('button', { name: 'Cancel' }).click());
    expect(screen.getByText('failed requestCancelled')).toBeInTheDocument();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer.resolve('Late');
    await act(settle);
    expect(load.select(store.getState(), 'fern')).toMatchObject({ status: 'failed', error: cancelledError });
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(screen.getByText('pending')).toBeInTheDocument();
    calls[1]?.answer.resolve('Fern');
    await act(settle);
    act(() => screen.getByRole('button', { name: 'Cancel' }).click());
    expect(screen.getByText('succeeded')).toBeInTheDocument();
  });
});
