import { combineReducers } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { apiError, RequestError, timeoutError } from '../errors/appError';
import { createEntityStore } from './entities';
import { createRequest } from './createRequest';
import { createToggle } from './createToggle';
import { kernelReducers } from './kernelReducers';
import { messageRaised } from './messages';
import { createTestStore, deferred, settle } from './testStore';

interface Lamp {
  id: string;
  isOn: boolean;
  switches: number;
}

const lamps = createEntityStore('lamps', (lamp: Lamp) => lamp);
const reducer = combineReducers({ ...kernelReducers, lamps: lamps.reducer });
type State = ReturnType<typeof reducer>;
type Answer = { value: boolean; entities: { lamps: Record<string, Lamp> } };

const answer = (isOn: boolean, switches: number): Answer => ({
  value: isOn,
  entities: { lamps: { '1': { id: '1', isOn, switches } } },
});
const refusal = new RequestError(apiError({ code: 'notAllowed', status: 403 }));

function setUp() {
  const sent: { to: boolean; answer: ReturnType<typeof deferred<Answer>> }[] = [];
  let serverValue: Answer | null = null;
  const flick = createToggle<boolean, State>('lamps/flick', {
    read: (state, id) => lamps.select(state, id)?.isOn,
    show: (state, id, isOn) => {
      const lamp = lamps.select(state, id);
      return lamp
        ? [lamps.changed(id, { isOn, switches: lamp.switches + (isOn === lamp.isOn ? 0 : 1) })]
        : [];
    },
    send: ({ to }) => {
      const pending = deferred<Answer>();
      sent.push({ to, answer: pending });
      return pending.promise;
    },
    reread: () => (serverValue ? Promise.resolve(serverValue) : Promise.reject(refusal)),
    failure: () => 'errors:failedTo.unexpected',
  });
  const reads: ReturnType<typeof deferred<Answer>>[] = [];
  const read = createRequest('lamps/read', () => {
    const pending = deferred<Answer>();
    reads.push(pending);
    return pending.promise;
  });
  const test = createTestStore<State>(reducer, [flick.saga, read.saga]);
  test.store.dispatch({ type: 'seeded', payload: answer(false, 0) });
  const { store } = test;
  const lamp = () => lamps.select(store.getState(), '1');
  const load = () => {
    store.dispatch(read.request());
    return reads.at(-1) ?? deferred<Answer>();
  };
  return { ...test, flick, sent, lamp, load, serverHolds: (value: Answer) => (serverValue = value) };
}

describe('createToggle', () => {
  it('shows the intent at once and takes over the numbers of the server', async () => {
    const { store, flick, sent, lamp } = setUp();
    store.dispatch(flick.intend('1', true));
    expect(lamp()?.isOn).toBe(true);
    sent[0]?.answer.resolve(answer(true, 40));
    await settle();
    expect(lamp()).toEqual({ id: '1', isOn: true, switches: 40 });
  });

  it('ten fast clicks end in the last intent with at most two calls', async () => {
    const { store, flick, sent, lamp } = setUp();
    for (let click = 0; click < 10; click += 1) store.dispatch(flick.intend('1', click % 2 === 0));
    expect(sent).toHaveLength(1);
    sent[0]?.answer.resolve(answer(true, 1));
    await settle();
    expect(sent.map(({ to }) => to)).toEqual([true, false]);
    sent[1]?.answer.resolve(answer(false, 2));
    await settle();
    expect(lamp()).toEqual({ id: '1', isOn: false, switches: 2 });
    expect(sent).toHaveLength(2);
  });

  it('sends nothing more when the clicks end where the running call leads', async () => {
    const { store, flick, sent, lamp } = setUp();
    for (const isOn of [true, false, true]) store.dispatch(flick.intend('1', isOn));
    sent[0]?.answer.resolve(answer(true, 1));
    await settle();
    expect(sent).toHaveLength(1);
    expect(lamp()?.isOn).toBe(true);
  });

  it('takes what the server makes of the newest intent for the last word', async () => {
    const { store, flick, sent, lamp, actions } = setUp();
    store.dispatch(flick.intend('1', true));
    sent[0]?.answer.resolve(answer(false, 7));
    await settle();
    expect(sent).toHaveLength(1);
    expect(lamp()).toEqual({ id: '1', isOn: false, switches: 7 });
    expect(actions.filter(flick.settled.match)).toMatchObject([{ payload: { value: false } }]);
  });

  it('takes a refused change back and says why', async () => {
    const { store, flick, sent, lamp, actions } = setUp();
    store.dispatch(flick.intend('1', true));
    sent[0]?.answer.reject(refusal);
    await settle();
    expect(lamp()?.isOn).toBe(false);
    expect(actions.filter(messageRaised.match)).toHaveLength(1);
    store.dispatch(flick.intend('1', true));
    expect(sent).toHaveLength(2);
  });

  it('after a call whose fate is unknown reads first and never sends twice', async () => {
    const { store, flick, sent, lamp, actions, serverHolds } = setUp();
    serverHolds(answer(true, 12));
    store.dispatch(flick.intend('1', true));
    sent[0]?.answer.reject(new RequestError(timeoutError));
    await settle();
    expect(sent).toHaveLength(1);
    expect(lamp()).toEqual({ id: '1', isOn: true, switches: 12 });
    expect(actions.some(messageRaised.match)).toBe(false);
  });

  it('goes back to what the server holds when the unknown call did not arrive', async () => {
    const { store, flick, sent, lamp, actions, serverHolds } = setUp();
    serverHolds(answer(false, 5));
    store.dispatch(flick.intend('1', true));
    sent[0]?.answer.reject(new RequestError(timeoutError));
    await settle();
    expect(lamp()).toEqual({ id: '1', isOn: false, switches: 5 });
    expect(actions.filter(messageRaised.match)).toHaveLength(1);
  });

  it('shows the intent on when a read that was under way brings the former value', async () => {
    const { store, flick, sent, lamp } = setUp();
    store.dispatch(flick.intend('1', true));
    store.dispatch({ type: 'read', payload: answer(false, 30) });
    expect(lamp()).toEqual({ id: '1', isOn: true, switches: 31 });
    sent[0]?.answer.reject(refusal);
    await settle();
    expect(lamp()?.isOn).toBe(false);
    store.dispatch({ type: 'read', payload: answer(true, 32) });
    expect(lamp()).toEqual({ id: '1', isOn: true, switches: 32 });
  });

  it('shows what was settled on when a read from before it ends after it, and takes over what is read later', async () => {
    const { store, flick, sent, lamp, load } = setUp();
    const former = load();
    store.dispatch(flick.intend('1', true));
    sent[0]?.answer.resolve(answer(true, 31));
    await settle();
    former.resolve(answer(false, 30));
    await settle();
    expect(lamp()).toEqual({ id: '1', isOn: true, switches: 31 });
    load().resolve(answer(false, 30));
    await settle();
    expect(lamp()).toEqual({ id: '1', isOn: false, switches: 30 });
  });

  it('ignores an intent for something the store does not hold', () => {
    const { store, flick, sent } = setUp();
    store.dispatch(flick.intend('404', true));
    expect(sent).toHaveLength(0);
  });
});
