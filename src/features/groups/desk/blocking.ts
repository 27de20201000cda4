import { createTypedValues } from '@/shared/forms/typedValues';
import { forgetTyped } from '@/shared/forms/forgetTyped';
import type { Room } from '@/shared/store/rooms';
import { actOnMember } from '../requests';
import { memberId } from '../rights';

/** `days` is the text of a number, empty for ever. */
type BlockFields = Record<'days' | 'reason', string>;

/** Terms of blocks that were entered and are not sent, by the person in the group; all go with the session. */
export const begunBlocks = createTypedValues<BlockFields>();

/** Comes with the dialog. */
export const groupBlockingRoom: Room = {
  name: 'groupBlocking',
  flows: [
    forgetTyped(begunBlocks, {
      on: actOnMember.success,
      key: ({ meta: { arg } }) => memberId(arg.groupId, arg.userId),
    }),
  ],
};
