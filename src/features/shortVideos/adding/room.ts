import type { Room } from '@/shared/store/rooms';
import { keepClips } from '../kept/flows';
import { completeClips } from './flows';

/** Comes with the pages of short videos, and sends new ones wherever the member is in the app. */
export const addingClipsRoom: Room = { name: 'addingClips', flows: [completeClips, keepClips] };
