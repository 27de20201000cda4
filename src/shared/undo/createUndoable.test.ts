import { combineReducers } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError, RequestError } from '../errors/appError';
import type { CallContext } from '../store/attempt';
import { createRequest } from '../store/createRequest';
import { kernelReducers } from '../store/kernelReducers';
import { messageRaised } from '../store/messages';
import { sessionEndRequested } from '../store/sessionEnd';
import { createTestStore, deferred, settle } from '../store/testStore';
import { createUndoable } from './createUndoable';
import { actConfirmed, actUndone, undoHeld, undoMs } from './undo';
import { sendUnsent } from './unsent';

const reducer = combineReducers(kernelReducers);
type State = ReturnType<typeof reducer>;
interface Letter {
  to: string;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  // The page is there again, for whatever follows.
  dispatchEvent(new Event('pageshow'));
});

function setUp() {
  const sent: { to: string; answer: ReturnType<typeof deferred<undefined>> }[] = [];
  const post = createRequest(
    'letters/post',
    ({ to }: Letter, { signal }: CallContext) => {
      expect(signal.aborted).toBe(false);
      const answer = deferred<undefined>();
      sent.push({ to, answer });
      return answer.promise;
    },
    { messages: { failure: 'errors:failedTo.unexpected' } },
  );
  const posting = createUndoable<Letter, undefined>(
    'letters/posting',
    post,
    (letters) => `${letters.length} sent`,
  );
  const test = createTestStore<State>(reducer, [posting.saga]);
  const state = () => test.store.getState();
  return {
    ...test,
    post,
    posting,
    write: (...names: string[]) => test.store.dispatch(posting.act(names.map((to) => ({ to })))),
    offered: () => state().undo.offered,
    waiting: () => posting.selectItems(state()).map(({ to }) => to),
    sent: () => sent.map(({ to }) => to),
    answer: async (at: number) => {
      sent[at]?.answer.resolve(undefined);
      await settle();
    },
    refuse: async (at: number) => {
      sent[at]?.answer.reject(new RequestError(apiError({ code: 'notAllowed', status: 403 })));
      await settle();
    },
  };
}

const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
};

describe('createUndoable', () => {
  it('HOUR-04 shows the act at once and sends nothing for six seconds', async () => {
    const { write, offered, waiting, sent, answer } = setUp();
    write('Ada', 'Grace');
    expect(waiting()).toEqual(['Ada', 'Grace']);
    expect(offered()).toMatchObject({ text: '2 sent' });
    await pass(undoMs - 1);
    expect(sent()).toEqual([]);
    await pass(2);
    expect(sent()).toEqual(['Ada', 'Grace']);
    expect(offered()).toBeNull();
    await answer(0);
    expect(waiting()).toEqual(['Grace']);
    await answer(1);
    expect(waiting()).toEqual([]);
  });

  it('HOUR-04 an act that is taken back is never sent', async () => {
    const { store, write, offered, waiting, sent } = setUp();
    write('Ada');
    await pass(undoMs - 1);
    store.dispatch(actUndone({ id: offered()?.id ?? '' }));
    expect(waiting()).toEqual([]);
    expect(offered()).toBeNull();
    await pass(undoMs * 2);
    await sendUnsent();
    expect(sent()).toEqual([]);
  });

  it('HOUR-04 closing the bar sends at once, and so does the next act', async () => {
    const { store, write, offered, waiting, sent } = setUp();
    write('Ada');
    store.dispatch(actConfirmed({ id: offered()?.id ?? '' }));
    await settle();
    expect(sent()).toEqual(['Ada']);
    write('Grace');
    write('Mary');
    await settle();
    expect(sent()).toEqual(['Ada', 'Grace']);
    expect(waiting()).toEqual(['Ada', 'Grace', 'Mary']);
    store.dispatch(actUndone({ id: offered()?.id ?? '' }));
    await pass(undoMs);
    expect(sent()).toEqual(['Ada', 'Grace']);
  });

  it('HOUR-04 the time stands still while the bar is looked at', async () => {
    const { store, write, sent } = setUp();
    write('Ada');
    await pass(4000);
    store.dispatch(undoHeld(true));
    await pass(60_000);
    expect(sent()).toEqual([]);
    store.dispatch(undoHeld(false));
    await pass(1900);
    expect(sent()).toEqual([]);
    await pass(200);
    expect(sent()).toEqual(['Ada']);
  });

  it('HOUR-04 a refused item is as it was, and a message says why', async () => {
    const { write, waiting, refuse, answer, actions, post } = setUp();
    write('Ada', 'Grace');
    await pass(undoMs + 1);
    await refuse(0);
    await answer(1);
    expect(waiting()).toEqual([]);
    expect(actions.filter(messageRaised.match)).toHaveLength(1);
    expect(actions.filter(post.success.match)).toHaveLength(1);
  });

  it('HOUR-04 a few calls run at one time', async () => {
    const { write, sent, answer } = setUp();
    write('1', '2', '3', '4', '5', '6');
    await pass(undoMs + 1);
    expect(sent()).toEqual(['1', '2', '3', '4']);
    await answer(2);
    expect(sent()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('HOUR-04 leaving sends what waits and what was not answered, once', async () => {
    const { write, sent, answer } = setUp();
    write('1', '2');
    await pass(undoMs + 1);
    await answer(0);
    write('3');
    dispatchEvent(new Event('pagehide'));
    expect(sent()).toEqual(['1', '2', '2', '3']);
    dispatchEvent(new Event('pagehide'));
    expect(sent()).toEqual(['1', '2', '2', '3']);
  });

  it('HOUR-04 the end of a session forgets what waits', async () => {
    const { store, write, offered, waiting, sent } = setUp();
    write('Ada');
    store.dispatch(sessionEndRequested({ reason: 'refused' }));
    await settle();
    expect(waiting()).toEqual([]);
    expect(offered()).toBeNull();
    await pass(undoMs * 2);
    await sendUnsent();
    expect(sent()).toEqual([]);
  });
});
