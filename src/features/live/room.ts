import type { Room } from '@/shared/store/rooms';
import { followLive } from './flows';
import { followMaintenance } from './maintenance';

/** Runs with the bell, after the first paint. */
export const liveRoom: Room = { name: 'live', flows: [followMaintenance, followLive] };
