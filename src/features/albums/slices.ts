import { chosenAlbumSlice } from './chosenAlbum';
import { albums, photos } from './entities';
import { uploadQueueSlice } from './uploadQueue';

export const albumsSlices = {
  photos: photos.reducer,
  albums: albums.reducer,
  chosenAlbum: chosenAlbumSlice.reducer,
  albumUploads: uploadQueueSlice.reducer,
};
