import { loadChunk } from '@/shared/lib/chunks/loadChunk';
import { createRequest } from '@/shared/store/createRequest';

export const importMemberRooms = () => import('./memberRooms');

/** Loads the code of the rooms that every member needs; a start without it shows its error and a retry. */
export const openRooms = createRequest('app/openRooms', async () => {
  await loadChunk(importMemberRooms);
});
