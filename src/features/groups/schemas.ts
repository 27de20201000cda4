import { placeSchema, upTo } from '@/features/communities/schemas';
import {
  maxAnswerLength,
  maxContactsLength,
  maxGroupReasonLength,
  maxQuestionLength,
} from '@/shared/config/limits';
import { array, object, string } from '@/shared/forms/schema';

/** Rules of the contact settings (GRP-02). */
export const contactSchema = placeSchema.shape({ contacts: upTo(maxContactsLength) });

const lines = array().of(upTo(maxQuestionLength));

/** Rules of the rules and questions of a group (GRP-02); how many there are, the form sees to. */
export const rulesSchema = object({ rules: lines, questions: lines });

/** Rules of the terms of a block (GRP-06). */
export const blockSchema = object({ days: string(), reason: upTo(maxGroupReasonLength) });

/** Rules of the answers to the questions of a group (GRP-04). */
export const answersSchema = object({ answers: array().of(upTo(maxAnswerLength)) });
