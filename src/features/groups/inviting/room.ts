import { call, put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { inLanes } from '@/shared/store/inLanes';
import type { ListsState } from '@/shared/store/lists';
import { on } from '@/shared/store/reactions';
import type { Room } from '@/shared/store/rooms';
import { groupLogs } from '../desk/lists';
import { memberList } from '../lists';
import { loadWaiting } from '../requests';
import type { Invitation } from '../types';
import { invitable } from './lists';
import { invitationsChosen, invitationsSent, invitePerson } from './requests';

type State = Parameters<typeof loadWaiting.select>[0] & { lists: ListsState };

function* inviteOne(invitation: Invitation): SagaGenerator<void> {
  yield* call(invitePerson.perform, invitation);
}

function* inviteAll({ payload }: ReturnType<typeof invitationsChosen>) {
  yield* call(inLanes<Invitation>, payload.invitations, inviteOne);
  yield* put(invitationsSent(payload));
}

/** Comes with the dialog that invites to a group. */
export const groupInvitingRoom: Room = {
  name: 'groupInviting',
  requests: [invitePerson],
  lists: [invitable],
  reactions: [
    // An invitation admits a person who asks to join, and a refused one was overtaken: the lists tell (GRP-06).
    on(invitationsSent, ({ payload: { groupId } }, state: State) => [
      ...memberList.resetWhere(state, (query) => query.groupId === groupId),
      ...groupLogs.resetWhere(state, (id) => id === groupId),
      ...(loadWaiting.select(state).data === undefined ? [] : [loadWaiting.request()]),
    ]),
  ],
  flows: [
    function* inviting() {
      yield* takeEvery(invitationsChosen, inviteAll);
    },
  ],
};
