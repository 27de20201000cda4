import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createResource } from '@/shared/store/createResource';

/** Loads what a person has in common with the member (SHELL-10). */
export const loadInCommon = createResource(
  'inCommon/load',
  lazyCall(async () => (await import('./api')).fetchInCommon),
  {
    key: (userId) => userId,
    concurrency: 'latest',
    keep: ({ people, groups }) => ({ people, groups }),
    isGone: ({ status }) => status === 404 || status === 403,
  },
);
