import { createAction, nanoid, type Action, type UnknownAction } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { attempt, type CallContext, type Outcome } from '../store/attempt';
import { inLanes } from '../store/inLanes';
import { putAll } from '../store/sagas';
import {
  actConfirmed,
  actOffered,
  actUndone,
  itemSettled,
  undoHeld,
  undoMs,
  type UndoState,
  type WaitingAct,
} from './undo';
import { dropUnsent, isUnsent, keepUnsent } from './unsent';

interface UndoRoot {
  undo: UndoState;
}

/** The part of a request that an undoable act needs. */
interface Sender<Item, Result> {
  make: ((item: Item, context: CallContext) => Promise<Result>) & { prepare?: () => Promise<unknown> };
  outcomeActions: (outcome: Answered<Result>, item: Item) => UnknownAction[];
}
type Answered<Result> = Exclude<Outcome<Result>, { kind: 'cancelled' }>;

/**
 * An act that is shown as done at once and sent after six seconds, so that it can be taken back before anything of it
 * was sent (HOUR-04). A newer act sends the former one; leaving the page and logging out send all. Screens show what
 * waits by `selectItems`, as if it were done. Items are plain data, and sending one twice must do no harm.
 * @param request makes the call of each item; its reactions and messages follow when the answer has come
 * @param describe text of the bar for what was done
 * @param hides kind of the things that lists leave out from the start, or the name of the one list that does; their
 * ids are those of the items
 */
export function createUndoable<Item, Result>(
  name: string,
  request: Sender<Item, Result>,
  describe: (items: readonly Item[]) => string,
  hides?: Item extends { id: string } ? string : never,
) {
  const act = createAction<readonly Item[]>(`${name}/act`);
  const isOwn = (waiting: WaitingAct): waiting is WaitingAct & { items: readonly Item[] } =>
    waiting.name === name;

  function* run(items: readonly Item[]) {
    const id = nanoid();
    for (const item of items)
      keepUnsent(item, () => request.make(item, { signal: new AbortController().signal }));
    try {
      yield* put(actOffered({ id, name, items, hides, text: describe(items) }));
      // A page that is being left cannot wait for code.
      void request.make.prepare?.().catch(() => undefined);
      if (yield* call(isLetPass, id)) yield* call(send, id, items);
    } finally {
      items.forEach(dropUnsent);
    }
  }

  function* send(id: string, items: readonly Item[]) {
    yield* put(actConfirmed({ id }));
    yield* call(inLanes<Item>, items, (item: Item) => sendOne(id, item));
  }

  function* sendOne(id: string, item: Item): SagaGenerator<void> {
    // Sent already as the page was left, to which the member then came back: it stays shown as done.
    if (!isUnsent(item)) return;
    const outcome = yield* attempt((context) => request.make(item, context));
    dropUnsent(item);
    // In one go, so that no screen shows the state between.
    yield* put(itemSettled({ id, item }));
    if (outcome.kind !== 'cancelled') yield* putAll(request.outcomeActions(outcome, item));
  }

  function* saga() {
    for (;;) {
      const { payload } = yield* take(act);
      if (payload.length > 0) yield* fork(run, payload);
    }
  }

  let memo: { acts: UndoState['acts']; items: readonly Item[] } | null = null;
  /** Items that wait or are being sent; the same array as long as nothing changes. */
  const selectItems = ({ undo: { acts } }: UndoRoot): readonly Item[] => {
    if (memo?.acts !== acts) memo = { acts, items: acts.filter(isOwn).flatMap(({ items }) => items) };
    return memo.items;
  };

  return { name, act, saga, selectItems };
}

/** Waits for the six seconds of an act, or for the next act. False: it was taken back. */
function* isLetPass(id: string): SagaGenerator<boolean> {
  const isOurs = (action: Action) =>
    (actUndone.match(action) || actConfirmed.match(action)) && action.payload.id === id;
  for (let left = undoMs; ;) {
    const isHeld = yield* select(({ undo }: UndoRoot) => undo.isHeld);
    const since = performance.now();
    const { ended, next, isDue } = yield* race({
      ended: take(isOurs),
      next: take(actOffered),
      held: take(undoHeld),
      ...(!isHeld && { isDue: delay(left) }),
    });
    if (ended) return actConfirmed.match(ended);
    if (next || isDue) return true;
    if (!isHeld) left = Math.max(0, left - (performance.now() - since));
  }
}
