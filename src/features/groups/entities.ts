import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { Group, GroupLink, GroupLogEntry, GroupMember } from './types';

export const groups = createEntityStore('groups', (group: Group) => group);
export type GroupsState = StateOf<typeof groups>;

/** People in groups, each once per group. */
export const groupMembers = createEntityStore('groupMembers', (member: GroupMember) => member);
export type GroupMembersState = StateOf<typeof groupMembers>;

/** Invite links of groups (GRP-06). */
export const groupLinks = createEntityStore('groupLinks', (link: GroupLink) => link);
export type GroupLinksState = StateOf<typeof groupLinks>;

/** Lines of the logs of groups (DESK-01). */
export const groupLog = createEntityStore('groupLog', (entry: GroupLogEntry) => entry);
export type GroupLogState = StateOf<typeof groupLog>;
