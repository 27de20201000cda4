import { pageSizes } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { groupMembers, groups } from './entities';
import type { GroupsQuery, InvitesQuery, MembersQuery, SuggestionsQuery } from './types';

/** The groups of a member, for their profile and the member's own page (PROF-01, GRP-01). */
export const groupsOf = createPagedList({
  name: 'groups/ofUser',
  kind: groups.kind,
  pageSize: pageSizes.groups,
  key: ({ userId, term, role }: GroupsQuery) => [userId, role ?? '', term].join(' '),
  fetch: lazyCall(async () => (await import('./api')).fetchGroupsOf),
});

/** Groups that the member may like (GRP-01, SHELL-10). */
export const suggestedGroups = createPagedList({
  name: 'groups/suggestions',
  kind: groups.kind,
  pageSize: pageSizes.groups,
  key: ({ term }: SuggestionsQuery) => term,
  fetch: lazyCall(async () => (await import('./api')).fetchSuggestedGroups),
});

/** Groups with an open invitation, or that the member asks to join (GRP-01). */
export const groupInvites = createPagedList({
  name: 'groups/invites',
  kind: groups.kind,
  pageSize: pageSizes.invites,
  key: ({ direction, term }: InvitesQuery) => `${direction} ${term}`,
  fetch: lazyCall(async () => (await import('./api')).fetchInvites),
});

/** People of a group (GRP-06). */
export const memberList = createPagedList({
  name: 'groups/members',
  kind: groupMembers.kind,
  pageSize: pageSizes.members,
  key: ({ groupId, tab, role, term }: MembersQuery) => [groupId, tab, role ?? '', term].join(' '),
  fetch: lazyCall(async () => (await import('./desk/api')).fetchMembers),
});
