import * as noticeActs from '@/features/notifications/acts/api';
import * as notifications from '@/features/notifications/api';
import { context } from './arguments';
import type { Write } from './writes';

/** Writes of notifications. */
export const noticeWrites: Record<string, Write> = {
  'mark as read': {
    calls: [notifications.markRead],
    make: () => notifications.markRead({ until: '41' }, context),
  },
  'mark one as unread': {
    calls: [noticeActs.setRead],
    make: () => noticeActs.setRead({ ids: ['41'], read: false }, context),
  },
  'mark all as read': {
    calls: [noticeActs.markAllRead],
    make: () => noticeActs.markAllRead({ until: '41' }, context),
  },
  'mute a post': {
    calls: [noticeActs.mutePost],
    make: () => noticeActs.mutePost({ postId: '21', isMuted: true }, context),
  },
  'turn a kind of notification off': {
    calls: [noticeActs.turnOff],
    make: () => noticeActs.turnOff({ kind: 'vote' }, context),
  },
};
