import { call, put, select, takeEvery } from 'typed-redux-saga';
import { uploadSent, uploadsReleased } from '@/features/media/slice';
import { attempt } from '@/shared/store/attempt';
import { messageRaised } from '@/shared/store/messages';
import { clipsFeed, loadClip } from '../lists';
import { sendCaptions, sendPoster } from './api';
import { clipArrived, clipCompleted, type ClipUploadsState } from './clipUploads';
import { takeExtras } from './extras';

/** Completes each short video whose bytes have arrived: its cover, its captions, its place in the list (CLIP-02). */
export function* completeClips() {
  yield* takeEvery(uploadSent, function* ({ payload: { id, storedId = null } }) {
    const isClip = yield* select(({ clipUploads }: ClipUploadsState) =>
      clipUploads.some((upload) => upload.id === id),
    );
    if (!isClip) return;
    yield* put(clipArrived({ id, clipId: storedId }));
    const { cover, captions } = takeExtras(id);
    if (storedId === null) {
      // The list tells what the backend has made of it.
      yield* put(clipsFeed.reset());
      yield* put(clipCompleted(id));
      return;
    }
    if (cover) {
      const outcome = yield* attempt((context) => sendPoster({ clipId: storedId, picture: cover }, context));
      if (outcome.kind === 'failure')
        yield* put(
          messageRaised({ kind: 'failure', text: 'newVideo:panel.coverFailed', error: outcome.error }),
        );
    }
    if (captions) {
      const outcome = yield* attempt((context) => sendCaptions({ clipId: storedId, ...captions }, context));
      if (outcome.kind === 'failure')
        yield* put(
          messageRaised({ kind: 'failure', text: 'newVideo:panel.captionsFailed', error: outcome.error }),
        );
    }
    yield* put(clipCompleted(id));
    const read = yield* call(loadClip.perform, storedId);
    yield* put(read.kind === 'success' ? clipsFeed.itemAdded(storedId) : clipsFeed.reset());
  });
  yield* takeEvery(uploadsReleased, function* ({ payload: ids }) {
    for (const id of ids) takeExtras(id);
  });
}
