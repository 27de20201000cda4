import { and, asc, eq, sql } from 'drizzle-orm';
import type { DeskAnswer, WireReviewItem } from '@/shared/wire/moderation';
import type { ReportReason } from '@/shared/wire/report';
import type { WireUserBrief } from '@/shared/wire/user';
import type { Files } from '../../adapters/files/files';
import { isOneOf, selectRows, type Database } from '../../db/database';
import { moderationLog, reports, type groups } from '../../db/schema';
import { can } from '../../permissions/can';
import { presentBriefs } from '../people/presenter';
import { isHidden } from '../reports/hiding';
import { factsOf, type Desk } from './desks';
import { answersTo, findItems, type FoundItem } from './items';
import { findAll, targetKey, type Found } from './subjects';

/** Words of reporters that an item shows: bounds the answer. */
const maxWords = 20;

interface PresentDeps {
  db: Database;
  files: Pick<Files, 'sign'>;
}

interface Told {
  reasons: { code: ReportReason; count: number }[];
  words: string[];
  reporterIds: number[];
}

/**
 * Presents items in the order of the ids, as one who sits at the desk sees them: reporters are told to operators alone
 * (DESK-02). Checks no access.
 */
export async function presentItems(
  { db, files }: PresentDeps,
  desk: Desk,
  ids: readonly number[],
  now: Date,
): Promise<WireReviewItem[]> {
  if (ids.length === 0) return [];
  const items = await findItems(db, desk, isOneOf(sql`review_items.id`, ids));
  const targets = await findAll(
    { db, files },
    items.map(({ item }) => item),
  );
  const told = await readReports(db, ids);
  const seesReporters = can({ id: desk.actorId }, 'desk.seeReporters', factsOf(desk));
  const reporterIds = seesReporters ? [...told.values()].flatMap((one) => one.reporterIds) : [];
  const rates = await ratesOf(db, reporterIds);
  const removed = await removedOf(db, desk, items);
  const people = await presentBriefs(db, desk.actorId, [
    ...reporterIds,
    ...items.flatMap(({ item: { authorId, claimedBy } }) => [authorId ?? [], claimedBy ?? []].flat()),
  ]);
  const byId = new Map(items.map((found) => [found.item.id, found]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    if (found === undefined) return [];
    const target = targets.get(targetKey(found.item));
    const { reporterIds: reporting = [], ...reported } = told.get(id) ?? { reasons: [], words: [] };
    const reporters = seesReporters
      ? reporting.flatMap((reporterId) => {
          const user = people.get(reporterId);
          const rate = rates.get(reporterId) ?? { upheld: 0, decided: 0 };
          return user === undefined ? [] : [{ user, ...rate }];
        })
      : null;
    return [
      {
        ...presentItem(found, target, people, answersTo(desk, found, target)),
        ...reported,
        ...{ reporters, record: recordOf(found, removed), claim: claimOf(found, people, desk, now) },
      },
    ];
  });
}

type Parts = 'reasons' | 'words' | 'reporters' | 'record' | 'claim';

function presentItem(
  { item, group, author, notice }: FoundItem,
  target: Found | undefined,
  people: ReadonlyMap<number, WireUserBrief>,
  answers: DeskAnswer[],
): Omit<WireReviewItem, Parts> {
  return {
    id: String(item.id),
    kind: item.kind,
    subject: {
      kind: item.subject,
      id: String(item.targetId),
      permalink: target?.permalink ?? null,
      text: target?.text ?? item.excerpt,
      pictures: target?.pictures ?? [],
      gone: target === undefined || (target.isRemoved && item.kind === 'report' && !isHidden(item)),
      created_at: target?.createdAt.toISOString() ?? null,
    },
    author: author === null ? null : (people.get(author.id) ?? null),
    group: presentDeskGroup(group),
    reports: item.reportCount,
    hidden: target !== undefined && isHidden(item),
    appeal:
      notice === null
        ? null
        : {
            ...{ answer: notice.answer, rule: notice.rule, note: notice.note },
            ...{ text: notice.appeal ?? '', decided_at: notice.createdAt.toISOString() },
          },
    rules: group?.rules ?? [],
    answers,
    first_at: item.firstAt.toISOString(),
  };
}

export function presentDeskGroup(
  group: Pick<typeof groups.$inferSelect, 'id' | 'name' | 'permalink'> | null,
): WireReviewItem['group'] {
  return group === null ? null : { id: String(group.id), name: group.name, permalink: group.permalink };
}

function recordOf({ author }: FoundItem, removed: ReadonlyMap<number, number>): WireReviewItem['record'] {
  return author === null
    ? null
    : { since: author.createdAt.toISOString(), removed: removed.get(author.id) ?? 0 };
}

function claimOf(
  { item: { claimedBy, claimedUntil } }: FoundItem,
  people: ReadonlyMap<number, WireUserBrief>,
  { actorId }: Desk,
  now: Date,
): WireReviewItem['claim'] {
  const user = claimedBy === null ? undefined : people.get(claimedBy);
  if (user === undefined || claimedUntil === null || claimedUntil <= now) return null;
  return { user, mine: claimedBy === actorId, until: claimedUntil.toISOString() };
}

async function readReports(db: Database, itemIds: readonly number[]): Promise<Map<number, Told>> {
  const rows = await db
    .select()
    .from(reports)
    .where(isOneOf(reports.itemId, itemIds))
    .orderBy(asc(reports.createdAt), asc(reports.id));
  const told = new Map<number, Told>();
  for (const { itemId, reason, details, reporterId } of rows) {
    if (itemId === null) continue;
    const one = told.get(itemId) ?? { reasons: [], words: [], reporterIds: [] };
    const known = one.reasons.find(({ code }) => code === reason);
    if (known === undefined) one.reasons.push({ code: reason, count: 1 });
    else known.count += 1;
    if (details !== '' && one.words.length < maxWords) one.words.push(details);
    one.reporterIds.push(reporterId);
    told.set(itemId, one);
  }
  return told;
}

/** Counts decided reports of members, and those that were right, which were not answered by keeping. */
async function ratesOf(
  db: Database,
  reporterIds: readonly number[],
): Promise<Map<number, { upheld: number; decided: number }>> {
  if (reporterIds.length === 0) return new Map();
  const rows = await selectRows(
    db,
    sql`select reports.reporter_id::text as id, count(*)::int as decided,
        (count(*) filter (where review_items.answer <> 'keep'))::int as upheld
      from reports join review_items on review_items.id = reports.item_id
      where review_items.decided_at is not null and ${isOneOf(sql`reports.reporter_id`, reporterIds)}
      group by reports.reporter_id`,
  );
  return new Map(
    rows.map(({ id, decided, upheld }) => [Number(id), { decided: Number(decided), upheld: Number(upheld) }]),
  );
}

/** Counts what was removed of the items' authors and not put back: in the group of the desk, or anywhere. */
async function removedOf(
  db: Database,
  { group }: Desk,
  items: readonly FoundItem[],
): Promise<Map<number, number>> {
  const authorIds = items.flatMap(({ author }) => author?.id ?? []);
  const rows = await db
    .select({ id: moderationLog.authorId, count: sql<number>`count(*)::int` })
    .from(moderationLog)
    .where(
      and(
        eq(moderationLog.act, 'remove'),
        sql`not exists (select 1 from moderation_log later
          where later.item_id = ${moderationLog.itemId} and later.id > ${moderationLog.id} and later.act = 'restore')`,
        isOneOf(moderationLog.authorId, authorIds),
        group === null ? undefined : eq(moderationLog.groupId, group.row.id),
      ),
    )
    .groupBy(moderationLog.authorId);
  return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count] as const])));
}
