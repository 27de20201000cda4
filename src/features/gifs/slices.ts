import { gifs } from './entities';

export const gifsSlices = { gifs: gifs.reducer };
