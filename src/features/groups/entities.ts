import { createEntityStore } from '@/shared/store/entities';
import type { Group } from './types';

export const groups = createEntityStore<'groups', Group>('groups');

export interface GroupsState {
  groups: Record<string, Group>;
}
