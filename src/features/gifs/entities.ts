import { createEntityStore } from '@/shared/store/entities';
import type { Gif } from './types';

/** Every GIF the picker has shown, by id. */
export const gifs = createEntityStore<'gifs', Gif>('gifs');

/** The slice that `gifs` reads. */
export interface GifsState {
  gifs: Record<string, Gif>;
}
