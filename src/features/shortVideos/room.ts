import type { Room } from '@/shared/store/rooms';
import { clipsFeed, deleteClip, loadClip } from './lists';
import { reactions } from './reactions';

/** Comes with the pages that show short videos. */
export const shortVideosRoom: Room = {
  name: 'shortVideos',
  requests: [loadClip, deleteClip],
  lists: [clipsFeed],
  reactions,
};
