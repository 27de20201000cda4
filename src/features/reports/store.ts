import { forkAll } from '@/shared/store/rooms';
import { loadReasons, sendReport } from './requests';

export function* reportsSaga() {
  yield* forkAll([loadReasons.saga, sendReport.saga]);
}
