import { call, takeEvery } from 'typed-redux-saga';
import { askArchive } from './requests';

/** Starts the download of an archive once its address is known; the browser shows how far it is. */
export function* startDownloads() {
  yield* takeEvery(askArchive.success, function* ({ payload: address }) {
    yield* call(download, address);
  });
}

function download(address: string): void {
  const { href, protocol } = new URL(address, location.href);
  if (protocol !== 'https:' && protocol !== 'http:') return;
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
