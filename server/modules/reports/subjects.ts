import { eq } from 'drizzle-orm';
import type { SubjectKind } from '@/shared/wire/moderation';
import type { Database } from '../../db/database';
import { companies, groups, users, type posts, type reports } from '../../db/schema';
import { requireVisibleClip } from '../../permissions/clipAccess';
import { loadCompany } from '../../permissions/companyAccess';
import { loadGroup } from '../../permissions/memberships';
import { loadPerson } from '../../permissions/person';
import { requireVisiblePost } from '../../permissions/postAccess';
import { requireVisibleComment } from '../comments/queries';

/** A thing that a member wants to report. */
interface Subject {
  /** The actor for what is their own, which nobody reports. */
  ownerId: number;
  /** Reports go with this member's account. */
  authorId: number | null;
  /** The group in which it stands; null elsewhere. */
  groupId: number | null;
  /** Text or name, by which the report is understood once the thing is gone. */
  excerpt: string;
  /** The column that names it. */
  column: Partial<typeof reports.$inferInsert>;
}

type Find = (db: Database, actorId: number, id: number) => Promise<Subject>;

/** Nobody's id: what no single member owns. */
const nobody = 0;

const groupOf = ({ type, entityId }: typeof posts.$inferSelect) => (type === 'group' ? entityId : null);

/** Finds what a report is about, as its reporter sees it. Each throws 404 for what they may not see. */
export const findSubject: Record<SubjectKind, Find> = {
  async post(db, actorId, id) {
    const post = await requireVisiblePost(db, actorId, id);
    const { authorId, text } = post;
    return { ownerId: authorId, authorId, groupId: groupOf(post), excerpt: text, column: { postId: id } };
  },
  async clip(db, actorId, id) {
    const { authorId, text } = await requireVisibleClip(db, actorId, id);
    return { ownerId: authorId, authorId, groupId: null, excerpt: text, column: { clipId: id } };
  },
  async comment(db, actorId, id) {
    const { comment, post } = await requireVisibleComment(db, actorId, id);
    const { authorId, text } = comment;
    return { ownerId: authorId, authorId, groupId: groupOf(post), excerpt: text, column: { commentId: id } };
  },
  async user(db, actorId, id) {
    await loadPerson(db, actorId, id);
    const [member] = await db.select({ name: users.displayName }).from(users).where(eq(users.id, id));
    return { ownerId: id, authorId: id, groupId: null, excerpt: member?.name ?? '', column: {} };
  },
  async group(db, actorId, id) {
    const { membership } = await loadGroup(db, actorId, id);
    const [group] = await db.select({ name: groups.name }).from(groups).where(eq(groups.id, id));
    const ownerId = membership.state === 'owner' ? actorId : nobody;
    return { ownerId, authorId: null, groupId: null, excerpt: group?.name ?? '', column: { groupId: id } };
  },
  async company(db, actorId, id) {
    const { role } = await loadCompany(db, actorId, id);
    const [company] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id));
    const ownerId = role === 'owner' ? actorId : nobody;
    return {
      ownerId,
      authorId: null,
      groupId: null,
      excerpt: company?.name ?? '',
      column: { companyId: id },
    };
  },
};
