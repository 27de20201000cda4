import { isUnknownCall } from '@/shared/errors/appError';
import { featureMissed } from '@/features/session/slice';
import { on } from '@/shared/store/reactions';
import { describePhoto } from './requests';

export const reactions = [
  on(describePhoto.failure, ({ payload }) => (isUnknownCall(payload) ? [featureMissed('descriptions')] : [])),
];
