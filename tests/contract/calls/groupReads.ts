import { fetchCategories } from '@/features/communities/api';
import * as groups from '@/features/groups/api';
import * as desk from '@/features/groups/desk/api';
import * as inviting from '@/features/groups/inviting/api';
import * as links from '@/features/groups/links/api';
import { bare, context, list, page, someone } from './arguments';
import { idOf, idsOf, pageOf, read, type Read } from './row';
import * as sample from './samples';

/** Reads of groups and their people. */
export const groupReads: Record<string, Read> = {
  groups: read({
    calls: [groups.fetchGroupsOf, groups.fetchGroups],
    make: () => groups.fetchGroupsOf({ userId: '1', term: '' }, page, context),
    full: list(sample.group),
    least: bare({ id: '51' }),
    told: pageOf,
  }),
  'suggested groups': read({
    calls: [groups.fetchSuggestedGroups],
    make: () => groups.fetchSuggestedGroups({ term: '' }, page, context),
    full: list(sample.group),
    least: bare({ id: '51' }),
    told: pageOf,
  }),
  'invitations to groups': read({
    calls: [groups.fetchInvites],
    make: () => groups.fetchInvites({ direction: 'in', term: '' }, page, context),
    full: list({ id: '52', group: sample.group, user: sample.person, created_at: '' }),
    least: bare({ id: '52', group: { id: '51' } }),
    told: pageOf,
  }),
  'a group': read({
    calls: [groups.fetchGroup],
    make: () => groups.fetchGroup('sailors', context),
    full: sample.group,
    least: { id: '51' },
    told: idOf,
  }),
  'a group as a visitor sees it': read({
    calls: [groups.fetchGroupAsVisitor],
    make: () => groups.fetchGroupAsVisitor('sailors', context),
    full: sample.group,
    least: { id: '51' },
    told: ({ id }) => id,
  }),
  'categories of groups': read({
    calls: [fetchCategories],
    make: () => fetchCategories('group', context),
    full: {
      lists: { group_categories: [{ id: '6', name: 'Sport', subcategories: [] }], company_categories: [] },
    },
    least: { lists: { group_categories: [{ id: '6' }] } },
    told: idsOf,
  }),
  'members of a group': read({
    calls: [desk.fetchMembers],
    make: () => desk.fetchMembers({ groupId: '51', tab: 'members', term: '' }, page, context),
    full: list({
      user: sample.person,
      type: 'member',
      blocked: false,
      silenced: false,
      invite_id: null,
      block: null,
      answers: [{ question: 'Why?', answer: 'Because' }],
    }),
    least: bare({ user: someone }),
    told: pageOf,
  }),
  'people to invite to a group': read({
    calls: [inviting.fetchInvitable],
    make: () => inviting.fetchInvitable({ groupId: '51', term: '' }, page, context),
    full: list(sample.person),
    least: bare(someone),
    told: pageOf,
  }),
  'answers owed in groups': read({
    calls: [groups.fetchWaiting],
    make: () => groups.fetchWaiting(context),
    full: { invitations: 2, requests: 3, list: [{ group: sample.group, requests: 3 }] },
    least: { list: [{ group: { id: '51' } }] },
    told: ({ asked }) => asked.map(({ groupId }) => groupId),
  }),
  'links to a group': read({
    calls: [links.fetchLinks],
    make: () => links.fetchLinks('51', page, context),
    full: list({ id: '7', code: null, uses: 25, used: 3, expires_at: '2026-11-01T00:00:00.000Z' }),
    least: bare({ id: '7', uses: 25, used: 3 }),
    told: pageOf,
  }),
  'a new link to a group': read({
    calls: [links.createLink],
    make: () => links.createLink({ groupId: '51', days: 7, uses: 25 }, context),
    full: { id: '7', code: 'secret', uses: 25, used: 0, expires_at: '2026-11-01T00:00:00.000Z' },
    least: { id: '7', uses: 25, used: 0 },
    told: idOf,
  }),
  'the log of a group': read({
    calls: [desk.fetchLog],
    make: () => desk.fetchLog('51', page, context),
    full: list({ id: '9', act: 'admit', actor: sample.person, subject: sample.person, created_at: '' }),
    least: bare({ id: '9' }),
    told: pageOf,
  }),
};
