import { createEntityStore, type StateOf } from '@/shared/store/entities';
import { users } from '@/features/people/entities';
import type { DecodedNotification, Notification } from './types';

export const notifications = createEntityStore(
  'notifications',
  ({ actor, ...notification }: DecodedNotification): Notification => ({
    ...notification,
    actorId: actor?.id ?? null,
  }),
  (decoded) => users.entities(decoded.flatMap(({ actor }) => actor ?? [])),
);
export type NotificationsState = StateOf<typeof notifications>;
