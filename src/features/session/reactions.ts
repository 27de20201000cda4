import { on } from '@/shared/store/reactions';
import { resendConfirmation } from './requests';
import { featureMissed } from './slice';
import { isUnknownCall } from './speaks';

export const reactions = [
  // A call that the backend does not know is not offered again (ANY-06).
  on(resendConfirmation.failure, ({ payload }) =>
    isUnknownCall(payload) ? [featureMissed('resendConfirmation')] : [],
  ),
];
