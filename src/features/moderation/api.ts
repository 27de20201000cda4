import { request } from '@/shared/api/client';
import { noContent, whole } from '@/shared/api/decode';
import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { deskLines, reviewItems } from './entities';
import {
  deskLineSchema,
  noticeSchema,
  reviewItemSchema,
  type Appeal,
  type Decision,
  type LogQuery,
  type ModerationNotice,
  type QueueQuery,
} from './types';

const segment = encodeURIComponent;

/** Fetches what waits at a desk, the most reported first (DESK-02). */
export function fetchQueue(
  { desk, kind }: QueueQuery,
  page: PageRequest,
  context: CallContext,
): Promise<Page> {
  const query = { group: desk ?? undefined, kind: kind ?? undefined };
  return fetchPage(
    { path: '/api/moderation/queue', item: reviewItemSchema, store: reviewItems, query },
    page,
    context,
  );
}

/** Fetches the log of a desk, newest first (DESK-03). */
export function fetchLog({ desk, act }: LogQuery, page: PageRequest, context: CallContext): Promise<Page> {
  const query = { group: desk ?? undefined, act: act === '' ? undefined : act };
  return fetchPage(
    { path: '/api/moderation/log', item: deskLineSchema, store: deskLines, query },
    page,
    context,
  );
}

/** Tells the others that the member looks at an item; answers it with who looks (DESK-02). */
export async function claimItem(id: string, { signal }: CallContext): Promise<{ entities: Entities }> {
  const item = await request({
    method: 'post',
    path: `/api/moderation/queue/${segment(id)}/claim`,
    answer: whole(reviewItemSchema, ['subject', 'answers']),
    signal,
  });
  return { entities: item === null ? {} : reviewItems.entities([item]) };
}

/** Answers an item; fails with 409 where somebody was first (DESK-02). */
export function sendDecision(
  { id, answer, rule, note }: Decision,
  { signal }: CallContext,
): Promise<undefined> {
  return request({
    method: 'post',
    path: `/api/moderation/queue/${segment(id)}/decide`,
    body: { answer, rule, note },
    answer: noContent,
    signal,
  });
}

/** Fetches a decision about something of the member's (DESK-03). */
export function fetchNotice(id: string, { signal }: CallContext): Promise<ModerationNotice> {
  return request({
    method: 'get',
    path: `/api/moderation/notices/${segment(id)}`,
    answer: noticeSchema,
    signal,
  });
}

/** Asks somebody else to look again; fails with 409 for a second time (DESK-03). */
export async function sendAppeal(
  { noticeId, text }: Appeal,
  context: CallContext,
): Promise<ModerationNotice> {
  const notice = await request({
    method: 'post',
    path: `/api/moderation/appeals/${segment(noticeId)}`,
    body: { text },
    answer: whole(noticeSchema, ['excerpt', 'appeal']),
    signal: context.signal,
  });
  return notice ?? fetchNotice(noticeId, context);
}
