import { isUnknownCall } from '@/shared/errors/appError';
import { on } from '@/shared/store/reactions';
import { resendConfirmation } from './requests';
import { featureMissed } from './slice';

export const reactions = [
  // A call that the backend does not know is not offered again (ANY-06).
  on(resendConfirmation.failure, ({ payload }) =>
    isUnknownCall(payload) ? [featureMissed('resendConfirmation')] : [],
  ),
];
