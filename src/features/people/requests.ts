import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import { messageRaised } from '@/shared/store/messages';

/** Loads a profile by its permalink and keeps the id of its person (PROF-01, VAL-07). */
export const loadProfile = createResource(
  'people/loadProfile',
  lazyCall(async () => (await import('./api')).fetchProfile),
  {
    key: (permalink) => permalink,
    concurrency: 'latest',
    keep: ({ id }) => id,
    isGone: ({ code }) => code === 'userNotFound',
  },
);

/** Accepts or declines a request to follow (FOLW-04). */
export const answerFollowInvite = createRequest(
  'people/answerInvite',
  lazyCall(async () => (await import('./api')).answerInvite),
  {
    key: ({ inviteId }: { inviteId: string }) => inviteId,
    followUps: (outcome, { isToldInPlace }) =>
      isToldInPlace ? [] : [messageRaised({ kind: 'success', text: `people:answered.${outcome}` })],
    messages: { failure: 'errors:failedTo.unexpected' },
  },
);
