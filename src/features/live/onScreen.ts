import { buffers, eventChannel } from 'redux-saga';
import { createOnScreen } from '@/shared/lib/sight/onScreen';

/** Posts on screen, whose counters the stream tells. */
export const postsOnScreen = createOnScreen();

/** People on screen, whose coming and going it tells. */
export const peopleOnScreen = createOnScreen();

/**
 * Tells that something came on screen or left it; what happens until it is taken counts as one. Close it in the end.
 */
export function sightChanges() {
  return eventChannel<true>((emit) => {
    const ends = [postsOnScreen, peopleOnScreen].map((things) => things.onChange(() => emit(true)));
    return () => {
      for (const end of ends) end();
    };
  }, buffers.sliding(1));
}
