import { albumManagementRoom } from '../managing/room';
import { albumsRoom } from '../room';

/** What sends the files of an earlier visit, wherever the member is in the app. */
export const rooms = [albumsRoom, albumManagementRoom];
