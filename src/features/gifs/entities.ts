import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { Gif } from './types';

export const gifs = createEntityStore('gifs', (gif: Gif) => gif);
export type GifsState = StateOf<typeof gifs>;
