import { addRooms } from '@/shared/store/rooms';
import { lazyOverlay, type Closable } from './lazyPart';
import type { RoomPart } from './lazyRoomPart';

/** A dialog, menu or viewer in its own chunk that brings rooms of its own, as `lazyOverlay` otherwise. */
export function lazyRoomOverlay<Props extends Closable>(load: () => Promise<RoomPart<Props>>) {
  return lazyOverlay(async () => {
    const { default: Part, rooms } = await load();
    addRooms(rooms);
    return Part;
  });
}
