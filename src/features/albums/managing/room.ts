import type { Room } from '@/shared/store/rooms';
import { keepUploads } from '../kept/flows';
import { startDownloads } from './downloads';
import { showNewestEdits } from './newestEdits';
import { photoDeletions, photoMoves } from './photoActs';
import { reactions } from './reactions';
import {
  arrangeAlbum,
  askArchive,
  chooseCover,
  createAlbum,
  deleteAlbum,
  deletePhoto,
  editAlbum,
  orderAlbum,
} from './requests';
import { fileUploads } from './uploads';

/** Comes with the pages on which members keep their own photos. */
export const albumManagementRoom: Room = {
  name: 'albumManagement',
  requests: [
    createAlbum,
    editAlbum,
    chooseCover,
    deleteAlbum,
    arrangeAlbum,
    orderAlbum,
    deletePhoto,
    askArchive,
  ],
  reactions,
  flows: [photoDeletions.saga, photoMoves.saga, fileUploads, keepUploads, startDownloads, showNewestEdits],
};
