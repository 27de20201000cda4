import { moderationNotices, reviewItems } from '../../db/schema';
import { dayMs } from '../../durations';
import type { TestServer } from '../harness';
import { one } from './matrixCommunities';

interface Reviewed {
  publicPostId: number;
  publicMemberId: number;
  groupId: number;
  groupPostId: number;
  groupMemberId: number;
  commentId: number;
  authorId: number;
}

/** Adds reports of a public post and of a group's, and a decision about a comment of the author. */
export async function addReviews(
  { db, clock }: TestServer,
  of: Reviewed,
): Promise<{ reviewId: number; groupReviewId: number; noticeId: number }> {
  const now = clock.now();
  const add = (traits: Omit<typeof reviewItems.$inferInsert, 'kind' | 'reportCount' | 'firstAt'>) =>
    one(
      db
        .insert(reviewItems)
        .values({ kind: 'report', reportCount: 1, firstAt: now, ...traits })
        .returning({ id: reviewItems.id }),
    );
  const open = await add({ subject: 'post', targetId: of.publicPostId, authorId: of.publicMemberId });
  const inGroup = await add({
    ...{ subject: 'post', targetId: of.groupPostId, authorId: of.groupMemberId, groupId: of.groupId },
  });
  const decided = await add({
    ...{
      subject: 'comment',
      targetId: of.commentId,
      authorId: of.authorId,
      answer: 'remove',
      decidedAt: now,
    },
  });
  const notice = await one(
    db
      .insert(moderationNotices)
      .values({
        ...{ itemId: decided.id, userId: of.authorId, answer: 'remove', subject: 'comment', rule: 'A rule' },
        ...{ createdAt: now, appealUntil: new Date(now.getTime() + dayMs) },
      })
      .returning({ id: moderationNotices.id }),
  );
  return { reviewId: open.id, groupReviewId: inGroup.id, noticeId: notice.id };
}
