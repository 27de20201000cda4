import * as v from 'valibot';
import { flag, id, idOrNull, number, text, textOrNull, total } from '@/shared/api/decode';
import {
  deskAnswers,
  noticeAnswers,
  reviewKinds,
  type DeskAnswer,
  type ReviewKind,
} from '@/shared/wire/moderation';
import { imageSchema } from '@/features/media/types';
import { userSchema } from '@/features/people/types';

const person = v.fallback(v.nullable(userSchema), null);
const group = v.fallback(v.nullable(v.object({ id, name: text, permalink: idOrNull })), null);
const subjectKind = v.fallback(v.picklist(['post', 'clip', 'comment', 'user', 'group', 'company']), 'post');
const texts = v.fallback(v.array(v.string()), []);
const answer = v.picklist(deskAnswers);

const claimSchema = v.fallback(v.nullable(v.object({ user: userSchema, mine: flag, until: text })), null);

export const reviewItemSchema = v.object({
  id,
  kind: v.fallback(v.picklist(reviewKinds), 'report'),
  subject: v.object({
    kind: subjectKind,
    id,
    permalink: idOrNull,
    text,
    pictures: v.fallback(v.array(imageSchema), []),
    gone: flag,
    createdAt: textOrNull,
  }),
  author: person,
  record: v.fallback(v.nullable(v.object({ since: text, removed: number })), null),
  group,
  reports: total,
  hidden: flag,
  reasons: v.fallback(v.array(v.object({ code: text, count: number })), []),
  words: texts,
  reporters: v.fallback(
    v.nullable(v.array(v.object({ user: userSchema, upheld: number, decided: number }))),
    null,
  ),
  appeal: v.fallback(
    v.nullable(
      v.object({ answer: v.fallback(answer, 'remove'), rule: text, note: text, text, decidedAt: text }),
    ),
    null,
  ),
  rules: texts,
  answers: v.fallback(v.array(answer), []),
  claim: claimSchema,
  firstAt: text,
});
/** A thing that waits for an answer (DESK-02). */
export type ReviewItem = v.InferOutput<typeof reviewItemSchema>;

export const deskLineSchema = v.object({
  id,
  /** An act that this app has no words for is shown as another one. */
  act: text,
  actor: person,
  subject: subjectKind,
  author: person,
  group,
  rule: text,
  note: text,
  createdAt: text,
});
/** A line of the log (DESK-03). */
export type DeskLine = v.InferOutput<typeof deskLineSchema>;

export const noticeSchema = v.object({
  id,
  answer: v.fallback(v.picklist(noticeAnswers), 'remove'),
  subject: subjectKind,
  excerpt: text,
  rule: text,
  note: text,
  group,
  createdAt: text,
  appealUntil: textOrNull,
  appeal: v.fallback(v.nullable(v.object({ text, createdAt: text })), null),
  outcome: v.fallback(v.nullable(v.picklist(['restored', 'upheld'])), null),
  outcomeAt: textOrNull,
});
/** A decision as its author learns of it (DESK-03). */
export type ModerationNotice = v.InferOutput<typeof noticeSchema>;

/** A desk: of a group by its id, or of the house. */
export type DeskId = string | null;

export interface QueueQuery {
  desk: DeskId;
  kind: ReviewKind | null;
}

export interface LogQuery {
  desk: DeskId;
  /** Narrows it to one act; '' for all. */
  act: string;
}

export interface Decision {
  id: string;
  answer: DeskAnswer;
  rule: string;
  note: string;
  /** Of the author, for the text that offers to undo it. */
  name: string;
  kind: ReviewKind;
}

export interface Appeal {
  noticeId: string;
  text: string;
}
