import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { Group } from './types';

export const groups = createEntityStore('groups', (group: Group) => group);
export type GroupsState = StateOf<typeof groups>;
