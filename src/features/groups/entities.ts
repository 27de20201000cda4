import { createEntityStore } from '@/shared/store/entities';
import type { Group } from './types';

/** Every group the app has seen, by id. */
export const groups = createEntityStore<'groups', Group>('groups');

/** The slice that `groups` reads. */
export interface GroupsState {
  groups: Record<string, Group>;
}
