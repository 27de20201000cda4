import { desc, eq } from 'drizzle-orm';
import type { ReportReason } from '@/shared/wire/report';
import { inTransaction, type Database } from '../../db/database';
import { reports, users } from '../../db/schema';
import { notAllowed } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { requireVisiblePost } from '../../permissions/postAccess';

/** Graphemes matter to nobody here: enough of the text to recognise the post when it is gone. */
const excerptLength = 500;
const maxListed = 500;

/**
 * Keeps a report of a post; from then on the reporter's lists leave the post out (RPT-01). A repeat changes nothing.
 * Throws 404 for a post that the actor may not see, 403 for their own.
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
        reporterId: actorId,
        reason,
        details,
        excerpt: post.text.slice(0, excerptLength).toWellFormed(),
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing();
  });
}

/** The newest reports for whoever runs the server, one text each; posts that are gone keep their excerpt. */
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

/** What members wrote must not steer the terminal that shows it. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
