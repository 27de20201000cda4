import * as moderation from '@/features/moderation/api';
import type { WireModerationNotice, WireReviewItem } from '@/shared/wire/moderation';
import { bare, context, list, page } from './arguments';
import { idOf, pageOf, read, type Read } from './row';
import * as sample from './samples';
import type { Write } from './writes';

const at = '2026-11-01T00:00:00.000Z';
const group = { id: '51', name: 'Sailors', permalink: 'sailors' };

const item: WireReviewItem = {
  id: '91',
  kind: 'report',
  subject: {
    kind: 'post',
    id: '21',
    permalink: null,
    text: 'Buy',
    pictures: [sample.image],
    gone: false,
    created_at: at,
  },
  author: sample.person,
  record: { since: at, removed: 1 },
  group,
  reports: 2,
  hidden: false,
  reasons: [{ code: 'spam', count: 2 }],
  words: ['Third time'],
  reporters: [{ user: sample.person, upheld: 1, decided: 2 }],
  appeal: { answer: 'remove', rule: 'A rule', note: '', text: 'Mine', decided_at: at },
  rules: ['A rule'],
  answers: ['keep', 'remove'],
  claim: { user: sample.person, mine: true, until: at },
  first_at: at,
};
const least = { id: '91', subject: { id: '21' } };

const notice: WireModerationNotice = {
  id: '92',
  answer: 'remove',
  subject: 'post',
  excerpt: 'Buy',
  rule: 'A rule',
  note: '',
  group,
  created_at: at,
  appeal_until: at,
  appeal: { text: 'Mine', created_at: at },
  outcome: 'upheld',
  outcome_at: at,
};

/** Reads of the desks. */
export const deskReads: Record<string, Read> = {
  'what waits for a moderator': read({
    calls: [moderation.fetchQueue],
    make: () => moderation.fetchQueue({ desk: null, kind: null }, page, context),
    full: { ...list(item), counts: { report: 1, appeal: 0, pending: 0 } },
    least: bare(least),
    told: pageOf,
  }),
  'the log of a desk': read({
    calls: [moderation.fetchLog],
    make: () => moderation.fetchLog({ desk: '51', act: '' }, page, context),
    full: list({
      ...{ id: '93', act: 'remove', actor: sample.person, subject: 'post', author: sample.person },
      ...{ group, rule: 'A rule', note: '', created_at: at },
    }),
    least: bare({ id: '93' }),
    told: pageOf,
  }),
  'a decision of a moderator': read({
    calls: [moderation.fetchNotice],
    make: () => moderation.fetchNotice('92', context),
    full: notice,
    least: { id: '92' },
    told: idOf,
  }),
};

/** Writes of the desks, and of authors. */
export const deskWrites: Record<string, Write> = {
  'look at an item': {
    calls: [moderation.claimItem],
    make: async () => Object.keys(await moderation.claimItem('91', context)),
    full: item,
    comesTo: ['entities'],
  },
  'answer an item': {
    calls: [moderation.sendDecision],
    make: () =>
      moderation.sendDecision(
        { id: '91', answer: 'keep', kind: 'report', rule: '', note: '', name: '' },
        context,
      ),
  },
  'ask to look again': {
    calls: [moderation.sendAppeal],
    make: async () => (await moderation.sendAppeal({ noticeId: '92', text: 'Mine' }, context)).id,
    full: notice,
    comesTo: '92',
    reads: { '/api/moderation/notices/92': notice },
  },
};
