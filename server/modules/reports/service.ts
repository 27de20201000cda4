import { desc, eq } from 'drizzle-orm';
import type { ReportReason } from '@/shared/wire/report';
import { inTransaction, type Database } from '../../db/database';
import { reports, users } from '../../db/schema';
import { notAllowed } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { requireVisiblePost } from '../../permissions/postAccess';

/** UTF-16 units, enough to recognise a deleted post. */
const excerptLength = 500;
const maxListed = 500;

/**
 * Stores a report of a post and hides the post from the reporter's lists (RPT-01). Repeats change nothing. Throws 404
 * for a hidden post, 403 for the actor's own.
 */
export async function reportPost(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  actorId: number,
  postId: number,
  { reason, details }: { reason: ReportReason; details: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const post = await requireVisiblePost(tx, actorId, postId);
    if (!can({ id: actorId }, 'post.report', { ownerId: post.authorId, isVisible: true })) throw notAllowed();
    await tx
      .insert(reports)
      .values({
        postId,
        authorId: post.authorId,
        reporterId: actorId,
        reason,
        details,
        excerpt: post.text.slice(0, excerptLength).toWellFormed(),
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing();
  });
}

/** Describes the newest reports for the operator, one text each. Deleted posts keep their excerpt. */
export async function describeReports(db: Database, publicUrl: string): Promise<string[]> {
  const rows = await db
    .select({ report: reports, reporter: users.permalink })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(maxListed);
  return rows.map(({ report, reporter }) =>
    [
      `${report.createdAt.toISOString()}  ${report.reason}  by @${reporter}`,
      report.postId === null ? '  The post is deleted.' : `  ${publicUrl}/post/${report.postId}`,
      ...(report.details === '' ? [] : [`  Details: ${onOneLine(report.details)}`]),
      `  Post: ${onOneLine(report.excerpt)}`,
    ].join('\n'),
  );
}

/** Removes control characters, which could steer the operator's terminal. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
