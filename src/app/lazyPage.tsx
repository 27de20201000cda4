import type { ComponentType } from 'react';
import { addRooms, type Room } from '@/shared/store/rooms';
import { createPart } from '@/shared/ui/lazyPart/createPart';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';

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
  return createPart(() => opened(load));
}

/** A dialog in its own chunk that brings rooms, as a page does. */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<PageModule<Props>>) {
  return lazyOverlay(() => opened(load));
}

async function opened<Props>(load: () => Promise<PageModule<Props>>) {
  const { default: Page, rooms } = await load();
  addRooms(rooms ?? []);
  return Page;
}
