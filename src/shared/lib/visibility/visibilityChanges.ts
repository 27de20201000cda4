import { eventChannel, type EventChannel } from 'redux-saga';

/** Says whenever the tab comes into sight or leaves it; whoever opens it closes it. */
export function visibilityChanges(): EventChannel<boolean> {
  return eventChannel<boolean>((emit) => {
    const tell = () => emit(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  });
}
