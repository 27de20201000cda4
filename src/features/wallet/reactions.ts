import { isUnknownCall } from '@/shared/errors/appError';
import { featureMissed } from '@/features/session/slice';
import { on } from '@/shared/store/reactions';
import { loadWeeks } from './requests';

export const reactions = [
  on(loadWeeks.failure, ({ payload }) => (isUnknownCall(payload) ? [featureMissed('dashboard')] : [])),
];
