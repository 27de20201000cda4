import { createTypedValues } from '@/shared/forms/typedValues';
import { forgetTyped } from '@/shared/forms/forgetTyped';
import type { Room } from '@/shared/store/rooms';
import { enterGroup } from '../requests';

/** Answers to the questions of a group that were begun and not sent, by the group's id; all go with the session. */
export const begunAnswers = createTypedValues<{ answers: string[] }>();

/** Comes with the dialog. */
export const begunAnswersRoom: Room = {
  name: 'groups/begunAnswers',
  flows: [forgetTyped(begunAnswers, { on: enterGroup.success, key: ({ meta: { arg } }) => arg.id })],
};
