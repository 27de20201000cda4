import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { isUnderWay, uploadFailed, uploadSent, uploadsReleased } from '@/features/media/slice';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { selectSpeaks } from '@/features/session/speaks';
import { maxPhotosInChange } from '@/shared/config/limits';
import type { Entities } from '@/shared/store/entities';
import type { ListsState } from '@/shared/store/lists';
import type { RequestsState } from '@/shared/store/requests';
import { putAll } from '@/shared/store/sagas';
import { photos } from '../entities';
import { albumsOf, loadAlbum, photosOf } from '../lists';
import type { Photo, PhotosQuery } from '../types';
import { filesChosen, filesPlaced, type UploadPlace, type UploadQueueState } from '../uploadQueue';
import { arrangeAlbum } from './requests';

interface State extends UploadQueueState {
  session: SessionState;
  requests: RequestsState;
  lists: ListsState;
}

/** A photo has come to an album of the member, or to a company. */
export const photoAdded = createAction<{ to: UploadPlace; photo: Photo; entities: Entities }>(
  'albums/photoAdded',
);

/**
 * Shows each photo that has reached its album or company, and once the last of a batch is there puts the batch into the
 * order in which its files were chosen: those sent side by side arrive in any order (ALB-02).
 */
export function* fileUploads() {
  // A batch of an earlier visit may be complete when it comes.
  const isProgress = isAnyOf(uploadSent, uploadFailed, uploadsReleased, filesChosen);
  const arrived = new Set<string>();
  for (;;) {
    const action = yield* take(isProgress);
    if (uploadSent.match(action)) {
      const { id, image } = action.payload;
      const file = yield* select((state: State) => state.albumUploads.files.find((one) => one.id === id));
      if (file && image) {
        const photo: Photo = { ...image, id: image.key };
        yield* put(photoAdded({ to: file.to, photo, entities: photos.entities([photo]) }));
      } else if (file) yield* readAnew(file.to);
    }
    yield* placeFinished();
    if (uploadSent.match(action)) arrived.add(action.payload.id);
    yield* readFinished(arrived);
  }
}

/** A list in which a new photo stands first. */
export const isNewestFirst = ({ order, from }: PhotosQuery) => order !== 'oldest' && from === null;

/** Photos of a place: of an album of the member with all their photos, or of a company. */
function isOf({ kind, id }: UploadPlace, myId: string | null) {
  return (query: PhotosQuery) =>
    kind === 'company'
      ? query.kind === 'company' && query.id === id
      : query.kind === 'user' && query.id === myId && (query.albumId === null || query.albumId === id);
}

/** Reads lists in which new photos do not stand first, once nothing is under way to their place any more. */
function* readFinished(arrived: Set<string>): SagaGenerator<void> {
  const state = yield* select((root: State) => root);
  const { albumUploads, uploads } = state;
  const isUnder = (id: string) => uploads[id] !== undefined && isUnderWay(uploads[id]);
  const busy = new Set(albumUploads.files.filter(({ id }) => isUnder(id)).map(({ to }) => to.id));
  const done = albumUploads.files.filter(({ id, to }) => arrived.has(id) && !busy.has(to.id));
  for (const { id } of done) arrived.delete(id);
  for (const to of new Map(done.map((file) => [file.to.id, file.to])).values()) {
    const isConcerned = isOf(to, selectMyId(state));
    yield* putAll(photosOf.resetWhere(state, (query) => isConcerned(query) && !isNewestFirst(query)));
  }
}

/** Orders the batches of which nothing is under way any more. */
function* placeFinished(): SagaGenerator<void> {
  const { albumUploads, uploads, ...rest } = yield* select((state: State) => state);
  const fresh = albumUploads.files.filter(({ isPlaced, to }) => !isPlaced && to.kind === 'album');
  for (const albumId of new Set(fresh.map(({ to }) => to.id))) {
    const batch = fresh.filter(({ to }) => to.id === albumId);
    const all = batch.flatMap(({ id }) => uploads[id] ?? []);
    if (all.some(isUnderWay)) continue;
    const sent = all.flatMap(({ id, key }) => (key === null ? [] : [{ id, key }]));
    if (sent.length === 0) continue;
    yield* put(filesPlaced(sent.map(({ id }) => id)));
    if (sent.length === 1 || !selectSpeaks(rest, 'albums')) continue;
    for (let at = 0; at < sent.length; at += maxPhotosInChange) {
      const order = sent.slice(at, at + maxPhotosInChange).map(({ key }) => key);
      yield* put(arrangeAlbum.request({ albumId, order }));
    }
  }
}

/** Reads an album or a company's photos, where the server has not told the picture. */
function* readAnew({ kind, id: albumId }: UploadPlace): SagaGenerator<void> {
  const state = yield* select((root: State) => root);
  if (kind === 'company') {
    yield* putAll(photosOf.resetWhere(state, (query) => query.kind === 'company' && query.id === albumId));
    return;
  }
  const userId = selectMyId(state) ?? '';
  const isConcerned = (query: { kind: string; id: string; albumId: string | null }) =>
    query.kind === 'user' && query.id === userId && (query.albumId === null || query.albumId === albumId);
  yield* putAll([
    ...photosOf.resetWhere(state, isConcerned),
    ...albumsOf.resetWhere(state, (query) => query.userId === userId),
    loadAlbum.request({ userId, albumId }),
  ]);
}
