import { createEntityStore, type Entities } from '@/shared/store/entities';
import { users } from '@/features/people/entities';
import type { DecodedNotification, Notification } from './types';

/** Every notification the app has seen, by id. */
export const notifications = createEntityStore<'notifications', Notification>('notifications');

/** The slice that `notifications` reads. */
export interface NotificationsState {
  notifications: Record<string, Notification>;
}

/** Notifications and those who caused them as entities. */
export function toEntities(decoded: readonly DecodedNotification[]): Entities {
  return {
    [notifications.kind]: Object.fromEntries(
      decoded.map(({ actor, ...notification }) => [
        notification.id,
        { ...notification, actorId: actor?.id ?? null },
      ]),
    ),
    [users.kind]: Object.fromEntries(decoded.flatMap(({ actor }) => (actor ? [[actor.id, actor]] : []))),
  };
}
