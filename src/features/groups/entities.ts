import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { Group, GroupMember } from './types';

export const groups = createEntityStore('groups', (group: Group) => group);
export type GroupsState = StateOf<typeof groups>;

/** People in groups, each once per group. */
export const groupMembers = createEntityStore('groupMembers', (member: GroupMember) => member);
export type GroupMembersState = StateOf<typeof groupMembers>;
