import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { DeskLine, ReviewItem } from './types';

/** Things on the desks that were opened. */
export const reviewItems = createEntityStore('reviewItems', (item: ReviewItem) => item);
export type ReviewItemsState = StateOf<typeof reviewItems>;

export const deskLines = createEntityStore('deskLines', (line: DeskLine) => line);
export type DeskLinesState = StateOf<typeof deskLines>;
