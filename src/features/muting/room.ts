import { call } from 'typed-redux-saga';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import type { Room } from '@/shared/store/rooms';

/** Keeps and applies muted words, in a chunk of its own. */
function* startMuting() {
  const { applyMuting } = yield* call(() => untilLoaded(() => import('./applyMuting')));
  yield* call(applyMuting);
}

export const mutingRoom: Room = { name: 'muting', flows: [startMuting] };
