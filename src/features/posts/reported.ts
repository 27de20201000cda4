import { put, takeEvery } from 'typed-redux-saga';
import { sendReport } from '@/features/reports/requests';
import { leaveLists } from './requests';

/** A reported post is deleted for the one who reported it (RPT-01). */
export function* hideReported() {
  yield* takeEvery(sendReport.success, function* ({ meta: { arg } }) {
    for (const action of leaveLists(arg.postId)) yield* put(action);
  });
}
