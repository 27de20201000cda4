import { eventChannel } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import * as v from 'valibot';
import { uploadRetried, uploadsReleased, type UploadsState } from '@/features/media/slice';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import { onConnectionBack } from '@/shared/lib/device/onConnectionBack';
import { takeLock } from '@/shared/lib/locks/takeLock';
import { now } from '@/shared/lib/time/clock';
import { addRooms } from '@/shared/store/rooms';
import { addressOf, entrySchema, type BoxStore } from './boxEntry';
import { addComment } from './requests';
import { boxesDropped, type ThreadsState } from './slice';
import type { NewComment } from './types';

type State = ThreadsState & UploadsState;

const boxesOf = ({ threads }: State) => threads.boxes;

/**
 * Sends comments that have no answer again when the connection is back, in the order in which the member sent them;
 * those of an earlier visit at once (CMT-06, G5).
 */
export function* resendWaiting(boxStore: BoxStore) {
  const returns = eventChannel<true>((emit) => onConnectionBack(() => emit(true)));
  try {
    for (;;) {
      if (navigator.onLine) yield* call(resendAll, boxStore);
      yield* take(returns);
    }
  } finally {
    returns.close();
  }
}

function* resendAll(boxStore: BoxStore) {
  const boxes = Object.entries(yield* select(boxesOf));
  // Later tries keep the time of the first.
  const waiting = boxes.flatMap(([key, { waiting: sent, earlier }]) =>
    sent ? [{ key, since: earlier?.since ?? 0 }] : [],
  );
  if (waiting.length === 0) return;
  const { commentsRoom } = yield* call(() => untilLoaded(() => import('./room')));
  addRooms([commentsRoom]);
  for (const { key } of waiting.sort((a, b) => a.since - b.since)) yield* call(resend, boxStore, key);
}

/** Sends one comment, unless another tab has sent or changed it. */
function* resend(boxStore: BoxStore, key: string) {
  const turn = new AbortController();
  try {
    yield* call(takeLock, `kith.unsent/draft/${boxStore.memberId}/comment/${key}`, turn.signal);
    const fate = yield* call(fateOf, boxStore, key);
    const box = (yield* select(boxesOf))[key];
    if (!box?.waiting || fate === 'changed') return;
    if (fate === 'gone') {
      yield* put(uploadsReleased(box.uploads));
      yield* put(boxesDropped([key]));
      return;
    }
    const { waiting, text, gif, uploads, alts, version, earlier, triedKey } = box;
    yield* call(retryUploads, uploads);
    const comment: NewComment = {
      ...waiting,
      ...{ text, gif, uploads, alts, version, earlier },
      idempotencyKey: triedKey ?? version,
      authorId: boxStore.memberId,
      sentAt: now(),
    };
    yield* call(addComment.perform, comment);
  } finally {
    turn.abort();
  }
}

/** Tells what other tabs have done with a box since this one stored or read it. */
async function fateOf(boxStore: BoxStore, key: string): Promise<'same' | 'changed' | 'gone'> {
  const known = boxStore.kept.get(key);
  const stored = known && (await boxStore.storage.lookUp(addressOf(boxStore, key)));
  // A box that could not be stored is this tab's alone.
  if (!stored) return 'same';
  if (stored.found === undefined) return 'gone';
  const { success, output } = v.safeParse(entrySchema, stored.found);
  return success && output.box.version !== known.box.version ? 'changed' : 'same';
}

function* retryUploads(ids: readonly string[]) {
  const { uploads } = yield* select((state: State) => state);
  for (const id of ids) if (uploads[id]?.status === 'failed') yield* put(uploadRetried(id));
}
