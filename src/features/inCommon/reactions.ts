import { isUnknownCall } from '@/shared/errors/appError';
import type { Action } from '@reduxjs/toolkit';
import { answerInvitation, enterGroup, joinGroup, leaveGroup } from '@/features/groups/requests';
import type { UsersState } from '@/features/people/entities';
import { personParted } from '@/features/people/facts';
import { follows } from '@/features/people/follows';
import { featureMissed } from '@/features/session/slice';
import { on } from '@/shared/store/reactions';
import type { RequestsState } from '@/shared/store/requests';
import { loadInCommon } from './requests';

type State = UsersState & { requests: RequestsState };

/** Reads again what a screen shows. */
const readAgain = (state: State): Action[] =>
  Object.keys(state.users)
    .filter((id) => loadInCommon.select(state, id).observers > 0)
    .map((id) => loadInCommon.request(id));

export const reactions = [
  // Follows and memberships decide what is in common (FOLW-05).
  on(
    [follows.settled, joinGroup.success, enterGroup.success, leaveGroup.success, answerInvitation.success],
    (_, state: State) => readAgain(state),
  ),

  // A block ends following, too (FOLW-02).
  on(personParted, ({ payload: { how } }, state: State) => (how === 'blocked' ? readAgain(state) : [])),

  // A call that the backend does not know is not made again (ANY-06).
  on(loadInCommon.failure, ({ payload }) => (isUnknownCall(payload) ? [featureMissed('common')] : [])),
];
