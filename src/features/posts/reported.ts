import { takeEvery } from 'typed-redux-saga';
import { putAll } from '@/shared/store/sagas';
import { sendReport } from '@/features/reports/requests';
import { leaveLists } from './requests';

/** A reported post is deleted for the one who reported it (RPT-01). */
export function* hideReported() {
  yield* takeEvery(sendReport.success, function* ({ meta: { arg } }) {
    yield* putAll(leaveLists(arg.postId));
  });
}
