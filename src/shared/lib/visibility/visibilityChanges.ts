import { eventChannel, type EventChannel } from 'redux-saga';

/** Emits whether the tab is visible. The caller closes the channel. */
export function visibilityChanges(): EventChannel<boolean> {
  return eventChannel<boolean>((emit) => {
    const tell = () => emit(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  });
}
