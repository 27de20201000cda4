import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SubjectKind } from '@/shared/wire/moderation';
import type { ReportReason } from '@/shared/wire/report';
import { inTransaction, type Database } from '../../db/database';
import { companies, groups, reports, users } from '../../db/schema';
import { notAllowed } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { queueReport } from './reviewItems';
import { findSubject } from './subjects';

/** UTF-16 units, enough to recognise a deleted post. */
const excerptLength = 500;
const maxListed = 500;

interface ReportBody {
  reason: ReportReason;
  details: string;
}

type Report = typeof reports.$inferSelect;
const authors = alias(users, 'authors');

const names: Record<SubjectKind, string> = {
  post: 'post',
  clip: 'short video',
  comment: 'comment',
  user: 'member',
  group: 'group',
  company: 'company',
};

/**
 * Stores a report (RPT-01) and puts it into the queue of moderators (DESK-02). A post or short video leaves the
 * reporter's lists. Repeats change nothing. Throws 404 for what the actor may not see, 403 for their own.
 */
export async function report(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  actorId: number,
  subject: SubjectKind,
  id: number,
  { reason, details }: ReportBody,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const found = await findSubject[subject](tx, actorId, id);
    const { ownerId, authorId, groupId, column } = found;
    const excerpt = found.excerpt.slice(0, excerptLength).toWellFormed();
    if (!can({ id: actorId }, 'report', { ownerId, isVisible: true })) throw notAllowed();
    const at = deps.clock.now();
    const [stored] = await tx
      .insert(reports)
      .values({
        ...column,
        subject,
        authorId,
        reporterId: actorId,
        reason,
        details,
        excerpt,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: reports.id });
    if (stored === undefined) return;
    await queueReport(tx, { subject, targetId: id, authorId, groupId, excerpt }, { id: stored.id, at });
  });
}

/** Describes the newest reports for the operator, one text each. What was deleted keeps its excerpt. */
export async function describeReports(db: Database, publicUrl: string): Promise<string[]> {
  const rows = await db
    .select({
      report: reports,
      reporter: users.permalink,
      author: authors.permalink,
      group: groups.permalink,
      company: companies.permalink,
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .leftJoin(authors, eq(authors.id, reports.authorId))
    .leftJoin(groups, eq(groups.id, reports.groupId))
    .leftJoin(companies, eq(companies.id, reports.companyId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(maxListed);
  return rows.map(({ report: row, reporter, ...permalinks }) => {
    const name = names[row.subject];
    const path = pathOf(row, permalinks);
    return [
      `${row.createdAt.toISOString()}  ${row.reason}  by @${reporter}`,
      path === null ? `  The ${name} is deleted.` : `  ${publicUrl}/${path}`,
      ...(row.details === '' ? [] : [`  Details: ${onOneLine(row.details)}`]),
      `  ${name.charAt(0).toUpperCase()}${name.slice(1)}: ${onOneLine(row.excerpt)}`,
    ].join('\n');
  });
}
interface Permalinks {
  author: string | null;
  group: string | null;
  company: string | null;
}

/** Path of the page that shows what was reported; null once it is gone. */
function pathOf({ subject, postId, clipId, commentId }: Report, permalinks: Permalinks): string | null {
  const places = {
    post: ['post', postId],
    clip: ['shortVideos', clipId],
    comment: ['comment', commentId],
    user: ['profile', permalinks.author],
    group: ['group', permalinks.group],
    company: ['company', permalinks.company],
  } as const;
  const [page, name] = places[subject];
  return name === null ? null : `${page}/${name}`;
}

/** Removes control characters, which could steer the operator's terminal. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
