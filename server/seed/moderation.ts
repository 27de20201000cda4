import { eq } from 'drizzle-orm';
import type { ReportReason } from '@/shared/wire/report';
import { comments, reports, users } from '../db/schema';
import { minuteMs } from '../durations';
import { queueReport } from '../modules/reports/reviewItems';
import type { Communities } from './communities';
import type { MemberPermalink } from './content/members';
import type { MemberIds, SeedContext } from './context';
import type { SeededPost } from './walls';

/** A report as the demo community tells it; `details` may be empty. */
type Told = [by: MemberPermalink, reason: ReportReason, details: string];

interface SeedDeps {
  ids: MemberIds;
  posts: readonly SeededPost[];
  communities: Communities;
}

/** The one who runs the house and one who helps there, and things that wait on their desk and on Amara's (DESK-02). */
export async function seedModeration(
  { tx, now }: SeedContext,
  { ids, posts, communities }: SeedDeps,
): Promise<void> {
  await tx.update(users).set({ accessRole: 'operator' }).where(eq(users.permalink, 'hala'));
  await tx.update(users).set({ accessRole: 'moderator' }).where(eq(users.permalink, 'bernd'));
  const cyclists = 'lisbon-slow-cyclists';
  const groupId = communities.get(cyclists)?.id ?? null;
  const inGroup = posts.filter(
    ({ content: { by, on } }) =>
      on !== undefined && 'group' in on && on.group === cyclists && by !== 'amara' && by !== 'tomasz',
  );
  const onWalls = posts.filter(
    ({ content: { by, on } }) => on === undefined && by !== 'amara' && by !== 'hala' && by !== 'bernd',
  );
  const report = async (
    subject: 'post' | 'comment' | 'user',
    thing: { targetId: number; authorId: number; excerpt: string; groupId: number | null },
    told: readonly Told[],
    minutes: number,
  ) => {
    for (const [index, [by, reason, details]] of told.entries()) {
      const createdAt = new Date(now.getTime() - (minutes - index * 3) * minuteMs);
      const [row] = await tx
        .insert(reports)
        .values({
          ...{ subject, reason, details, createdAt, reporterId: ids(by) },
          ...{ authorId: thing.authorId, excerpt: thing.excerpt },
          postId: subject === 'post' ? thing.targetId : null,
          commentId: subject === 'comment' ? thing.targetId : null,
        })
        .returning({ id: reports.id });
      if (row !== undefined) await queueReport(tx, { subject, ...thing }, { id: row.id, at: createdAt });
    }
  };
  const postOf = (post: SeededPost | undefined, place: number | null) => {
    if (post === undefined) throw new RangeError('The demo community has no such post');
    const { id, content } = post;
    return { targetId: id, authorId: ids(content.by), excerpt: content.text, groupId: place };
  };
  await report(
    'post',
    postOf(inGroup[0], groupId),
    [
      ['ines', 'unauthorized_sales', 'Third time this week.'],
      ['ewan', 'spam', ''],
      ['quynh', 'spam', 'The same link stands in two other groups.'],
    ],
    40,
  );
  await report('post', postOf(onWalls[3], null), [['noor', 'false_information', 'The date is wrong.']], 120);
  const [said] = await tx
    .select()
    .from(comments)
    .where(eq(comments.authorId, ids('ewan')))
    .orderBy(comments.id)
    .limit(1);
  if (said !== undefined)
    await report(
      'comment',
      { targetId: said.id, authorId: said.authorId, excerpt: said.text, groupId: null },
      [
        ['gwen', 'hate_speech', ''],
        ['pekka', 'other', 'Not kind to the people who wait for the tram.'],
      ],
      75,
    );
  await report(
    'user',
    { targetId: ids('slowka'), authorId: ids('slowka'), excerpt: 'slowka', groupId: null },
    [['emre', 'other', 'Pretends to be somebody else.']],
    1500,
  );
}
