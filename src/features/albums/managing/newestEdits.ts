import { put, takeEvery } from 'typed-redux-saga';
import { albums } from '../entities';
import { editAlbum } from './requests';

/** Shows name and privacy that an edit has set, unless a later edit of the same album was answered before (ALB-01). */
export function* showNewestEdits() {
  const sent = new Map<string, string[]>();

  yield* takeEvery(editAlbum.request, ({ payload, meta }: ReturnType<typeof editAlbum.request>) => {
    sent.set(payload.albumId, [...(sent.get(payload.albumId) ?? []), meta.request]);
  });
  yield* takeEvery(editAlbum.success, function* ({ payload, meta }: ReturnType<typeof editAlbum.success>) {
    const { id, title, privacy } = payload;
    const requests = sent.get(meta.arg.albumId) ?? [];
    const at = requests.indexOf(meta.request);
    if (at < 0) return;
    sent.set(meta.arg.albumId, requests.slice(at + 1));
    yield* put(albums.changed(id, { title, privacy }));
  });
}
