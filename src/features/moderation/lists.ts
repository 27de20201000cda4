import { deskPageSize } from '@/shared/config/limits';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createPagedList } from '@/shared/store/createPagedList';
import { deskLines, reviewItems } from './entities';
import type { LogQuery, QueueQuery } from './types';

/** Items that wait at the desks, all or of one kind (DESK-02). */
export const deskQueue = createPagedList({
  name: 'moderation/queue',
  kind: reviewItems.kind,
  pageSize: deskPageSize,
  key: ({ desk, kind }: QueueQuery) => `${desk ?? ''} ${kind ?? ''}`,
  fetch: lazyCall(async () => (await import('./api')).fetchQueue),
});

/** Logs of the desks (DESK-03). */
export const deskLog = createPagedList({
  name: 'moderation/log',
  kind: deskLines.kind,
  pageSize: deskPageSize,
  key: ({ desk, act }: LogQuery) => `${desk ?? ''} ${act}`,
  fetch: lazyCall(async () => (await import('./api')).fetchLog),
});
