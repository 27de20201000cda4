import * as discover from '@/features/discover/api';
import { fetchInCommon } from '@/features/inCommon/api';
import * as invitations from '@/features/invitations/api';
import { bare, context, list } from './arguments';
import { read, type Read } from './row';
import * as sample from './samples';

/** Reads of Discover, of personal links, and of what people have in common. */
export const discoverReads: Record<string, Read> = {
  'tags of the week': read({
    calls: [discover.fetchTagsOfWeek],
    make: () => discover.fetchTagsOfWeek(context),
    full: list({ tag: 'tea', posts: 3, people: 2, days: [0, 0, 0, 0, 1, 0, 2] }),
    least: bare({ tag: 'tea' }),
    told: (tags) => tags.map(({ tag }) => tag),
  }),
  'what people have in common': read({
    calls: [fetchInCommon],
    make: () => fetchInCommon('1', context),
    full: { people: [sample.person], people_count: 5, groups: [sample.group], groups_count: 4 },
    least: { people: [{ id: '1' }], groups: [{ id: '51' }] },
    told: ({ people, groups }) => [people.ids, groups.ids],
  }),
  'the own invitation link': read({
    calls: [invitations.fetchInvitation],
    make: () => invitations.fetchInvitation(context),
    full: { code: 'secret', address: 'https://kith.example/x', used: 3, inviter: sample.person },
    least: { code: 'secret' },
    told: ({ invitation }) => invitation.code,
  }),
  'a new invitation link': read({
    calls: [invitations.createInvitation],
    make: () => invitations.createInvitation(context),
    full: { code: 'secret', address: 'https://kith.example/x', used: 0, inviter: null },
    least: { code: 'secret' },
    told: ({ invitation }) => invitation.code,
  }),
  'who invites': read({
    calls: [invitations.fetchInviter],
    make: () => invitations.fetchInviter('secret', context),
    full: { first_name: 'Amara', avatar: null },
    least: { first_name: 'Amara' },
    told: ({ firstName }) => firstName,
  }),
};
