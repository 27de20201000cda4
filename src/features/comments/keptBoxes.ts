import { isAnyOf, type Action } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { call, debounce, put, select } from 'typed-redux-saga';
import { now } from '@/shared/lib/time/clock';
import { fileOf } from '../media/registry';
import { queueFiles } from '../media/queue';
import type { UploadsState } from '../media/slice';
import type { KeptPhoto } from '../posts/keeping';
import { selectMyId } from '../session/selectors';
import type { SessionState } from '../session/slice';
import { addComment, deleteComment, editComment } from './requests';
import { boxChanged, boxesLoaded, editClosed, type BoxContent, type ThreadsState } from './slice';

type State = ThreadsState & UploadsState & { session: SessionState };

/** Milliseconds without a keystroke after which what was typed is kept. */
const pauseMs = 200;

const boxesSchema = v.object({
  boxes: v.record(
    v.string(),
    v.object({
      text: v.string(),
      gif: v.nullable(v.string()),
      uploads: v.array(v.string()),
      dismissed: v.optional(v.array(v.string()), []),
      idempotencyKey: v.string(),
    }),
  ),
  photos: v.array(v.object({ id: v.string(), name: v.string() })),
});

/** The code that keeps things in this browser comes after the first paint; without it nothing is kept. */
async function loadKeeping() {
  try {
    return await import('../posts/keeping');
  } catch {
    return null;
  }
}

const changesBoxes = isAnyOf(
  boxChanged,
  editClosed,
  addComment.success,
  editComment.success,
  deleteComment.success,
);

/**
 * Unsent comments and changed ones outlive a reload, image and all, like the drafts of posts: per member, erased by a
 * logout and after 30 days (CMT-06, G1).
 */
export function* keepBoxes() {
  const memberId = yield* select((state: State) => selectMyId(state));
  const keeping = yield* call(loadKeeping);
  if (memberId === null || keeping === null) return;
  const key = keeping.keyOf('draft', memberId, 'comments');

  let keptPhotos: KeptPhoto[] = [];
  const stored = v.safeParse(boxesSchema, yield* call(keeping.read, key));
  if (stored.success) {
    const { boxes, photos } = stored.output;
    keptPhotos = photos;
    const files = yield* call(keeping.readPhotos, memberId, photos);
    // A picture that was not of this device is the server's, and there when its comment is edited.
    const isLost = (id: string) =>
      photos.some((photo) => photo.id === id) && !files.some((file) => file.id === id);
    if (files.length > 0) yield* put(queueFiles(files));
    const found = Object.entries(boxes).map(([box, content]) => [
      box,
      { ...content, uploads: content.uploads.filter((id) => !isLost(id)), isRestored: true },
    ]);
    yield* put(boxesLoaded(Object.fromEntries(found) as Record<string, BoxContent>));
  }

  const write = function* () {
    const { threads, uploads } = yield* select((state: State) => state);
    const boxes = Object.fromEntries(
      Object.entries(threads.boxes).filter(([, box]) => box.idempotencyKey !== ''),
    );
    const ids = Object.values(boxes).flatMap((box) => box.uploads);
    yield* call(
      keeping.erasePhotos,
      memberId,
      keptPhotos.filter(({ id }) => !ids.includes(id)),
    );
    const photos: KeptPhoto[] = [];
    for (const id of ids) {
      const file = fileOf(id);
      if (!file) continue;
      photos.push({ id, name: uploads[id]?.name ?? '' });
      yield* call(keeping.keepPhoto, memberId, id, file);
    }
    keptPhotos = photos;
    const value = { boxes, photos, savedAt: now() };
    if (Object.keys(boxes).length === 0) yield* call(keeping.erase, [key]);
    else yield* call(() => keeping.keep(key, value));
  };
  // What was typed before this code was there.
  const boxes = yield* select((state: State) => state.threads.boxes);
  if (Object.keys(boxes).length > 0) yield* call(write);
  yield* debounce(pauseMs, (action: Action) => changesBoxes(action), write);
}
