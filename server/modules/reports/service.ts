import { desc, eq } from 'drizzle-orm';
import type { ReportReason } from '@/shared/wire/report';
import { inTransaction, type Database } from '../../db/database';
import { reports, users } from '../../db/schema';
import { notAllowed } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { requireVisibleClip } from '../../permissions/clipAccess';
import { requireVisiblePost } from '../../permissions/postAccess';

/** UTF-16 units, enough to recognise a deleted post. */
const excerptLength = 500;
const maxListed = 500;

interface ReportBody {
  reason: ReportReason;
  details: string;
}

/** Names of what is reported, and where it is. */
const subjects = {
  post: { name: 'post', path: 'post' },
  clip: { name: 'short video', path: 'shortVideos' },
} as const;

/**
 * Stores a report of a post and hides the post from the reporter's lists (RPT-01). Repeats change nothing. Throws 404
 * for a hidden post, 403 for the actor's own.
 */
export async function reportPost(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  actorId: number,
  postId: number,
  { reason, details }: ReportBody,
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

/**
 * Stores a report of a short video and hides it from the reporter's lists (RPT-01). Repeats change nothing. Throws 404
 * for a hidden one, 403 for the actor's own.
 */
export async function reportClip(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  actorId: number,
  clipId: number,
  { reason, details }: ReportBody,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const clip = await requireVisibleClip(tx, actorId, clipId);
    if (!can({ id: actorId }, 'clip.report', { ownerId: clip.authorId, isVisible: true })) throw notAllowed();
    await tx
      .insert(reports)
      .values({
        clipId,
        subject: 'clip',
        authorId: clip.authorId,
        reporterId: actorId,
        reason,
        details,
        excerpt: clip.text.slice(0, excerptLength).toWellFormed(),
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing();
  });
}

/** Describes the newest reports for the operator, one text each. What was deleted keeps its excerpt. */
export async function describeReports(db: Database, publicUrl: string): Promise<string[]> {
  const rows = await db
    .select({ report: reports, reporter: users.permalink })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(maxListed);
  return rows.map(({ report, reporter }) => {
    const { name, path } = subjects[report.subject];
    const id = report.postId ?? report.clipId;
    return [
      `${report.createdAt.toISOString()}  ${report.reason}  by @${reporter}`,
      id === null ? `  The ${name} is deleted.` : `  ${publicUrl}/${path}/${id}`,
      ...(report.details === '' ? [] : [`  Details: ${onOneLine(report.details)}`]),
      `  ${name.charAt(0).toUpperCase()}${name.slice(1)}: ${onOneLine(report.excerpt)}`,
    ].join('\n');
  });
}

/** Removes control characters, which could steer the operator's terminal. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
