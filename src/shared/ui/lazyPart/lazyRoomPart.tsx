import type { ComponentType } from 'react';
import { addRooms, type Room } from '@/shared/store/rooms';
import { lazyPart } from './lazyPart';

export interface RoomPart<Props> {
  default: ComponentType<Props>;
  /** Rooms that come with the part; they run before it first shows. */
  rooms: readonly Room[];
}

/** A part of a page in its own chunk that brings rooms of its own, as `lazyPart` otherwise. */
export function lazyRoomPart<Props extends object = object>(load: () => Promise<RoomPart<Props>>) {
  return lazyPart(async () => {
    const { default: Part, rooms } = await load();
    addRooms(rooms);
    return Part;
  });
}
