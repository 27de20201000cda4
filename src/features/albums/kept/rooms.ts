import { albumManagementRoom } from '../managing/room';
import { albumsRoom } from '../room';

/** Rooms that send the files of an earlier visit, wherever the member is in the app. */
export const rooms = [albumsRoom, albumManagementRoom];
