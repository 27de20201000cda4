import type { ComponentType } from 'react';
import { addRooms, type Room } from '@/shared/store/rooms';
import { createPart } from '@/shared/ui/lazyPart/createPart';

interface PageModule<Props> {
  default: ComponentType<Props>;
  /** Rooms that come with the page; they run before it first shows. */
  rooms?: readonly Room[];
}

/**
 * A page in its own chunk. `preload` fetches it ahead; a loaded page renders at once, so that the static shell is
 * replaced without an empty moment.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<PageModule<Props>>) {
  return createPart(async () => {
    const { default: Page, rooms } = await load();
    addRooms(rooms ?? []);
    return Page;
  });
}
