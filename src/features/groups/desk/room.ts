import { on } from '@/shared/store/reactions';
import type { Room } from '@/shared/store/rooms';
import type { ListsState } from '@/shared/store/lists';
import { actOnMember } from '../requests';
import { groupLogs } from './lists';
import { linksOf } from '../links/lists';
import { linkReactions } from '../links/reactions';
import { createLink, linkActs, revokeLink } from '../links/requests';
import { memberActs } from './memberActs';
import { forgetReasons } from './typedReasons';

/** Comes with the people of a group, beside the room of groups. */
export const groupDeskRoom: Room = {
  name: 'groupDesk',
  requests: [createLink, revokeLink],
  lists: [groupLogs, linksOf],
  reactions: [
    // Each act adds a line (DESK-01).
    on(actOnMember.success, ({ meta: { arg } }, state: { lists: ListsState }) =>
      groupLogs.resetWhere(state, (groupId) => groupId === arg.groupId),
    ),
    ...linkReactions,
  ],
  flows: [memberActs.saga, linkActs.saga, forgetReasons],
};
