import { createOnScreen } from '@/shared/lib/sight/onScreen';

/** People on screen. */
export const people = createOnScreen();
