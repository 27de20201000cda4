import { unsentCommentsRoom } from '@/features/comments/unsentRoom';
import { completionsRoom } from '@/features/completions/room';
import { gifsRoom } from '@/features/gifs/room';
import { mediaRoom } from '@/features/media/room';
import { mutingRoom } from '@/features/muting/room';
import { notificationsRoom } from '@/features/notifications/room';
import { peopleRoom } from '@/features/people/room';
import { postsRoom } from '@/features/posts/room';
import { presenceRoom } from '@/features/presence/room';
import { previewsRoom } from '@/features/previews/room';
import { reportsRoom } from '@/features/reports/room';
import { wallsRoom } from '@/features/walls/room';
import { writingRoom } from '@/features/writing/room';

/**
 * The rooms that every member needs, a chunk of their own. A new room adds its line here or to its page's `rooms`.
 */
export const memberRooms = [
  peopleRoom,
  presenceRoom,
  completionsRoom,
  mediaRoom,
  previewsRoom,
  gifsRoom,
  reportsRoom,
  mutingRoom,
  postsRoom,
  writingRoom,
  unsentCommentsRoom,
  wallsRoom,
  notificationsRoom,
];
