import { z } from 'zod';
import { deskPageSize, maxAppealLength, maxDeskNoteLength, maxRuleLength } from '@/shared/config/limits';
import { isVisible } from '@/shared/rules/text';
import { deskActs, deskAnswers, reviewKinds } from '@/shared/wire/moderation';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { textOf } from '../people/fields';
import { decide } from './decisions';
import { openDesk } from './desks';
import { readLog } from './log';
import { appeal, readNotice } from './notices';
import { claimItem, readQueue } from './queue';

const trimmed = (max: number) => textOf(max).transform((value) => value.trim());
const ofItem = z.object({ itemId: idParam });
const ofNotice = z.object({ noticeId: idParam });

/** Body of an answer: all but keeping name a rule, which the author reads. */
const decisionBody = z
  .object({
    answer: z.enum(deskAnswers),
    rule: trimmed(maxRuleLength).default(''),
    note: trimmed(maxDeskNoteLength).default(''),
  })
  .refine(({ answer, rule }) => answer === 'keep' || isVisible(rule), { path: ['rule'] });

const appealBody = z.object({ text: trimmed(maxAppealLength).refine(isVisible) });

/** The desks of groups and of the house, and what authors learn of their answers (DESK-02, DESK-03). */
export const moderationRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/moderation/queue',
    permission: 'desk.read',
    query: z.object({
      ...pageQuery(deskPageSize),
      group: idParam.optional(),
      kind: z.enum(reviewKinds).optional(),
    }),
    async handle({ query, actor, deps }) {
      const desk = await openDesk(deps.db, actor.id, query.group ?? null);
      return readQueue(deps, desk, { ...offsetOf(query), kind: query.kind });
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/moderation/log',
    permission: 'desk.read',
    query: z.object({
      ...pageQuery(deskPageSize),
      group: idParam.optional(),
      act: z.enum(deskActs).optional(),
    }),
    async handle({ query, actor, deps: { db } }) {
      const desk = await openDesk(db, actor.id, query.group ?? null);
      return readLog(db, desk, { ...offsetOf(query), act: query.act });
    },
  }),
  memberRoute({
    method: 'post',
    path: '/api/moderation/queue/:itemId/claim',
    permission: 'desk.decide',
    params: ofItem,
    handle: ({ params, actor, deps }) => claimItem(deps, actor.id, params.itemId),
  }),
  memberRoute({
    method: 'post',
    path: '/api/moderation/queue/:itemId/decide',
    permission: 'desk.decide',
    params: ofItem,
    body: decisionBody,
    handle: ({ params, body, actor, deps }) => decide(deps, actor.id, params.itemId, body),
  }),
  memberRoute({
    method: 'get',
    path: '/api/moderation/notices/:noticeId',
    permission: 'desk.appeal',
    params: ofNotice,
    handle: ({ params, actor, deps: { db } }) => readNotice(db, actor.id, params.noticeId),
  }),
  memberRoute({
    method: 'post',
    path: '/api/moderation/appeals/:noticeId',
    permission: 'desk.appeal',
    params: ofNotice,
    body: appealBody,
    handle: ({ params, body, actor, deps }) => appeal(deps, actor.id, params.noticeId, body.text),
  }),
];
