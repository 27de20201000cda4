import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { forkAll } from '@/shared/store/rooms';
import { users } from '@/features/people/entities';
import { selectMe } from '@/features/session/selectors';
import { userChanged } from '@/features/session/slice';
import { removePicture, setPicture } from './requests';

type Changed = ReturnType<typeof setPicture.success> | ReturnType<typeof removePicture.success>;

/** A changed picture shows at once wherever the member is (PROF-03). */
function* showChanges() {
  yield* takeEvery([setPicture.success, removePicture.success], function* ({ payload }: Changed) {
    const me = yield* select(selectMe);
    if (!me) return;
    const changes = { [payload.kind]: payload.picture };
    yield* put(userChanged({ ...me, ...changes }));
    yield* put(users.changed(me.id, changes));
  });
}

/** Comes with the profile page. */
export function* picturesSaga() {
  yield* forkAll([setPicture.saga, removePicture.saga]);
  yield* fork(showChanges);
}
