import { featureMissed } from '@/features/session/slice';
import { isUnknownCall } from '@/features/session/speaks';
import { on } from '@/shared/store/reactions';
import { describePhoto } from './requests';

export const reactions = [
  on(describePhoto.failure, ({ payload }) => (isUnknownCall(payload) ? [featureMissed('descriptions')] : [])),
];
