import { on } from '@/shared/store/reactions';
import type { ListsState } from '@/shared/store/lists';
import { groupLogs } from '../desk/lists';
import { groupLinks } from '../entities';
import { linksOf } from './lists';
import { createLink, revokeLink } from './requests';

const logged = (state: { lists: ListsState }, groupId: string) =>
  groupLogs.resetWhere(state, (id) => id === groupId);

/** Links in the list of their group; each act adds a line to the log (GRP-06, DESK-01). */
export const linkReactions = [
  on(createLink.success, ({ payload: { id }, meta: { arg } }, state: { lists: ListsState }) => [
    linksOf.itemAdded(id, arg.groupId),
    ...logged(state, arg.groupId),
  ]),
  on(revokeLink.success, ({ meta: { arg } }, state: { lists: ListsState }) => [
    groupLinks.removed(arg.linkId),
    ...logged(state, arg.groupId),
  ]),
  // Somebody else was faster: the list tells what stands.
  on(revokeLink.failure, ({ payload: { status }, meta: { arg } }) =>
    status === 404 ? [linksOf.reset(arg.groupId)] : [],
  ),
];
