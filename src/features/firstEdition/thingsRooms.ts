import { picturesRoom } from '@/features/pictures/room';
import { settingsRoom } from '@/features/settings/room';

/** Rooms that the three small things need. */
export const thingsRooms = [picturesRoom, settingsRoom];
