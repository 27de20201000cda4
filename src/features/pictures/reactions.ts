import { users, type UsersState } from '@/features/people/entities';
import { selectMe } from '@/features/session/selectors';
import { userChanged, type SessionState } from '@/features/session/slice';
import { entitiesPatched } from '@/shared/store/entities';
import { on } from '@/shared/store/reactions';
import { removePicture, setPicture } from './requests';

type State = UsersState & { session: SessionState };

export const reactions = [
  // A changed picture shows at once wherever the member does (PROF-03).
  on([setPicture.success, removePicture.success], ({ payload }, state: State) => {
    const me = selectMe(state);
    if (!me) return [];
    const changes = { [payload.kind]: payload.picture };
    return [userChanged({ ...me, ...changes }), entitiesPatched(users.patch(state, me.id, changes))];
  }),
];
