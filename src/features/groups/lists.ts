import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { users } from '@/features/people/entities';
import { fetchGroupsOf, fetchInvitable, fetchInvites, fetchMembers, fetchSuggestedGroups } from './api';
import { groupMembers, groups } from './entities';

/** The groups of a member, for their profile and the member's own page (PROF-01, GRP-01). */
export const groupsOf = createPagedList({
  name: 'groups/ofUser',
  kind: groups.kind,
  pageSize: pageSizes.groups,
  key: ({ userId, term }) => `${userId} ${term}`,
  fetch: fetchGroupsOf,
});

/** Groups that the member may like (GRP-01, SHELL-10). */
export const suggestedGroups = createPagedList({
  name: 'groups/suggestions',
  kind: groups.kind,
  pageSize: pageSizes.groups,
  fetch: fetchSuggestedGroups,
});

/** Groups with an open invitation, or that the member asks to join (GRP-01). */
export const groupInvites = createPagedList({
  name: 'groups/invites',
  kind: groups.kind,
  pageSize: pageSizes.invites,
  key: ({ direction, term }) => `${direction} ${term}`,
  fetch: fetchInvites,
});

/** People of a group (GRP-06). */
export const memberList = createPagedList({
  name: 'groups/members',
  kind: groupMembers.kind,
  pageSize: pageSizes.members,
  key: ({ groupId, tab, term }) => [groupId, tab, term].join(' '),
  fetch: fetchMembers,
});

/** People to invite to a group (GRP-06). */
export const invitable = createPagedList({
  name: 'groups/invitable',
  kind: users.kind,
  pageSize: pageSizes.people,
  key: ({ groupId, term }) => `${groupId} ${term}`,
  fetch: fetchInvitable,
});
