import { i18n } from '@/shared/i18n/i18n';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { createUndoable } from '@/shared/undo/createUndoable';

/** Makes an invite link of a group; a failure shows in its form (GRP-06). */
export const createLink = createRequest(
  'groups/createLink',
  lazyCall(async () => (await import('./api')).createLink),
  { key: ({ groupId }: { groupId: string }) => groupId },
);

/** Ends an invite link of a group (GRP-06). */
export const revokeLink = createRequest(
  'groups/revokeLink',
  lazyCall(async () => (await import('./api')).revokeLink),
  {
    key: ({ linkId }: { linkId: string }) => linkId,
    messages: { failure: 'groups:failedTo.revoke' },
  },
);

/** Ending a link, which waits for six seconds and can be taken back (GRP-06, HOUR-04). */
export const linkActs = createUndoable<{ groupId: string; linkId: string }, undefined>(
  'groups/linkActs',
  revokeLink,
  () => i18n.t('groupDesk:undo.revoke'),
);
