import type { Notification } from './types';

/** Notifications in one row: several people did the same to one thing. */
export interface NotificationGroup {
  /** Id of the newest item. */
  id: string;
  /** The newest first. */
  items: Notification[];
}

/** Types that are grouped; requests never are. */
const groupedTypes = ['vote', 'userfollow', 'postcomment', 'followeraccept'];

/** Drops a request that follows directly after a follow by the same person (NTF-02). */
export function withoutEchoes(all: readonly Notification[]): Notification[] {
  return all.filter((notification, index) => {
    const before = all[index - 1];
    return !(
      notification.modelType === 'followerinvite' &&
      before?.modelType === 'userfollow' &&
      before.entity.id === notification.entity.id
    );
  });
}

/**
 * Groups related notifications of a tab at the position of the newest; read and unread ones never share a row.
 * @param all those of all tabs, since an echo follows on what may belong to another
 */
export function groupNotifications(
  all: readonly Notification[],
  tab: NotificationTab = 'all',
): NotificationGroup[] {
  const groups: NotificationGroup[] = [];
  const byKey = new Map<string, NotificationGroup>();
  for (const notification of withoutEchoes(all)) {
    if (!isInTab(notification, tab)) continue;
    const key = keyOf(notification);
    const known = key === null ? undefined : byKey.get(key);
    if (known) {
      known.items.push(notification);
      continue;
    }
    const group = { id: notification.id, items: [notification] };
    groups.push(group);
    if (key !== null) byKey.set(key, group);
  }
  return groups;
}

function keyOf({ modelType, actionType, target, read }: Notification): string | null {
  if (!groupedTypes.includes(modelType)) return null;
  return [modelType, actionType, thingOf(modelType, target), read].join(' ');
}

/** What the notifications of a group share: the member, the post under which people commented, or the voted thing. */
function thingOf(modelType: string, { kind, id, postId }: Notification['target']): string {
  if (modelType === 'userfollow' || modelType === 'followeraccept') return 'me';
  // Comments whose post the server does not tell may stand under different ones.
  const isOnPost = kind === 'comment' && postId !== null && modelType !== 'vote';
  return isOnPost ? `post ${postId}` : `${kind} ${id}`;
}

/** The tabs of the page: answers and requests must not drown in votes. */
export const notificationTabs = ['all', 'mentions', 'requests'] as const;
export type NotificationTab = (typeof notificationTabs)[number];

const typesOf: Record<Exclude<NotificationTab, 'all'>, readonly string[]> = {
  mentions: ['mention', 'postcomment', 'groupcomment'],
  requests: ['followerinvite', 'groupinvite'],
};

export function isInTab({ modelType }: Notification, tab: NotificationTab): boolean {
  return tab === 'all' || typesOf[tab].includes(modelType);
}
