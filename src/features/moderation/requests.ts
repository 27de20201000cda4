import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import type { Appeal } from './types';

/** Tells the others that the member looks at an item; failures stay silent, since it locks nothing (DESK-02). */
export const claim = createRequest(
  'moderation/claim',
  lazyCall(async () => (await import('./api')).claimItem),
  { concurrency: 'latest' },
);

/** Answers an item (DESK-02). */
export const decide = createRequest(
  'moderation/decide',
  lazyCall(async () => (await import('./api')).sendDecision),
  { key: ({ id }: { id: string }) => id },
);

/** Loads a decision about something of the member's (DESK-03). */
export const loadNotice = createResource(
  'moderation/loadNotice',
  lazyCall(async () => (await import('./api')).fetchNotice),
  { key: (id: string) => id, isGone: ({ status }) => status === 404 },
);

/** Asks somebody else to look again; a failure shows in its dialog (DESK-03). */
export const appeal = createRequest(
  'moderation/appeal',
  lazyCall(async () => (await import('./api')).sendAppeal),
  {
    key: ({ noticeId }: Pick<Appeal, 'noticeId'>) => noticeId,
    followUps: (notice, { noticeId }) => [loadNotice.changed(notice, noticeId)],
  },
);
