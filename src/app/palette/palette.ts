import { groupsRoom } from '@/features/groups/room';
import { noticeActsRoom } from '@/features/notifications/acts/room';
import { searchRoom } from '@/features/search/room';

export { Palette as default } from './Palette';

/** The palette searches for groups and posts, and marks notifications. */
export const rooms = [searchRoom, groupsRoom, noticeActsRoom];
