import { users } from '@/features/people/entities';
import { selectMe } from '@/features/session/selectors';
import { userChanged, type SessionState } from '@/features/session/slice';
import { on } from '@/shared/store/reactions';
import { removePicture, setPicture } from './requests';

export const reactions = [
  // A changed picture shows at once wherever the member does (PROF-03).
  on(
    [setPicture.success, removePicture.success],
    ({ payload, meta: { arg } }, state: { session: SessionState }) => {
      const me = selectMe(state);
      if (!me || arg.groupId !== undefined || arg.companyId !== undefined) return [];
      const changes = { [payload.kind]: payload.picture };
      return [userChanged({ ...me, ...changes }), users.changed(me.id, changes)];
    },
  ),
];
