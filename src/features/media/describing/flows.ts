import { forgetTyped } from '@/shared/forms/forgetTyped';
import { describePhoto } from './requests';
import { typedDescriptions } from './typedDescriptions';

/** Forgets what was typed once it is saved, unless more was typed meanwhile. */
export const forgetDescriptions = forgetTyped(typedDescriptions, {
  on: describePhoto.success,
  key: ({ meta: { arg } }) => arg.key,
  isAll: ({ meta: { arg } }, text) => text.trim() === arg.alt,
});
