import { createEntityStore } from '@/shared/store/entities';
import type { Gif } from './types';

export const gifs = createEntityStore<'gifs', Gif>('gifs');

export interface GifsState {
  gifs: Record<string, Gif>;
}
