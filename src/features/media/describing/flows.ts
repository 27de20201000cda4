import { forgetTyped } from '@/shared/forms/forgetTyped';
import { describePhoto } from './requests';
import { typedDescriptions } from './typedDescriptions';

/** Forgets what was typed once it is saved. */
export const forgetDescriptions = forgetTyped(typedDescriptions, {
  on: describePhoto.success,
  key: ({ meta: { arg } }) => arg.key,
});
