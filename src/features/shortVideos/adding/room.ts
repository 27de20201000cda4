import type { Room } from '@/shared/store/rooms';
import { completeClips } from './flows';

/** Comes with the page on which short videos are added, and stays while they are sent. */
export const addingClipsRoom: Room = { name: 'addingClips', flows: [completeClips] };
