import type { Room } from '@/shared/store/rooms';
import { keepUnsent } from './flows';

/** Keeps unsent comments of this visit and the last one, whether a thread shows or not (CMT-06). */
export const unsentCommentsRoom: Room = { name: 'unsentComments', flows: [keepUnsent] };
