import { createTypedValues } from '@/shared/forms/typedValues';
import { forgetTyped } from '@/shared/forms/forgetTyped';
import { decide } from './requests';

interface BegunAnswer {
  /** Null for the one that is proposed. */
  rule: string | null;
  note: string;
}

/** Answers at the desks that were begun and are not given, by item; all go with the session. */
export const begunAnswers = createTypedValues<BegunAnswer>();

/** Forgets what was begun of an answer once it is given. */
export const forgetAnswers = forgetTyped(begunAnswers, {
  on: decide.success,
  key: ({ meta: { arg } }) => arg.id,
});
