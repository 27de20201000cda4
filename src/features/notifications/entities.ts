import { createEntityStore, type Entities } from '@/shared/store/entities';
import { users } from '@/features/people/entities';
import type { DecodedNotification, Notification } from './types';

export const notifications = createEntityStore<'notifications', Notification>('notifications');

export interface NotificationsState {
  notifications: Record<string, Notification>;
}

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
