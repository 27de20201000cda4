import { photos } from './entities';

export const albumsSlices = { photos: photos.reducer };
