import { createOnScreen } from '@/shared/lib/sight/onScreen';

/** Posts on screen, whose counters the stream tells. */
export const postsOnScreen = createOnScreen();

/** People on screen, whose coming and going it tells. */
export const peopleOnScreen = createOnScreen();
