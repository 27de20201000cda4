import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { entitiesPatched } from '@/shared/store/entities';
import { forkAll } from '@/shared/store/rooms';
import { users, type UsersState } from '@/features/people/entities';
import { selectMe } from '@/features/session/selectors';
import { userChanged, type SessionState } from '@/features/session/slice';
import { removePicture, setPicture } from './requests';

type Changed = ReturnType<typeof setPicture.success> | ReturnType<typeof removePicture.success>;
type State = UsersState & { session: SessionState };

/** A changed picture shows at once wherever the member is (PROF-03). */
function* showChanges() {
  yield* takeEvery([setPicture.success, removePicture.success], function* ({ payload }: Changed) {
    const me = yield* select((state: State) => selectMe(state));
    if (!me) return;
    const changes = { [payload.kind]: payload.picture };
    yield* put(userChanged({ ...me, ...changes }));
    const patches = yield* select((state: State) => users.patch(state, me.id, changes));
    if (patches.length > 0) yield* put(entitiesPatched(patches));
  });
}

/** Comes with the profile page. */
export function* picturesSaga() {
  yield* forkAll([setPicture.saga, removePicture.saga]);
  yield* fork(showChanges);
}
