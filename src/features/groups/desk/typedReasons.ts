import { createTypedValues } from '@/shared/forms/typedValues';
import { forgetTyped } from '@/shared/forms/forgetTyped';
import { actOnMember } from '../requests';
import { memberId } from '../rights';

/**
 * Reasons that were typed for declining requests and are not sent, by the person in the group; all go with the session.
 */
export const typedReasons = createTypedValues<string>();

/** Forgets the reason of a request that is answered. */
export const forgetReasons = forgetTyped(typedReasons, {
  on: actOnMember.success,
  key: ({ meta: { arg } }) => memberId(arg.groupId, arg.userId),
});
