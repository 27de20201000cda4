import { and, eq, sql } from 'drizzle-orm';
import type { Voted, WireComment } from '@/shared/wire/post';
import { isOneOf } from '../../db/database';
import { commentPhotos, comments, files, posts, users } from '../../db/schema';
import { can } from '../../permissions/can';
import { companyRoleOf } from '../../permissions/companyAccess';
import { storedRelation, toRelation } from '../../permissions/relations';
import { notClosed } from '../../permissions/visibility';
import { presentPreviews } from '../../writing/previews/service';
import { presentImage } from '../files/presenter';
import { briefColumns, presentBrief } from '../people/presenter';
import { entitiesOf, entityKey, type PresenterDeps } from '../posts/presenter';

/** Presents comments in the order of the ids. Checks no access: pass only ids that the viewer may see. */
export async function presentComments(
  deps: PresenterDeps,
  viewerId: number,
  commentIds: readonly number[],
): Promise<WireComment[]> {
  if (commentIds.length === 0) return [];
  const { db, files: store, imageProxy } = deps;
  const rows = await db
    .select({
      comment: comments,
      author: briefColumns,
      relation: storedRelation(viewerId),
      wall: { type: posts.type, entityId: posts.entityId },
      photo: files,
      voted: sql<Voted>`(select vote from comment_votes where comment_id = ${comments.id} and user_id = ${viewerId})`,
      companyRole: companyRoleOf(viewerId),
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(users, and(eq(users.id, comments.authorId), notClosed(users.id)))
    .leftJoin(commentPhotos, eq(commentPhotos.commentId, comments.id))
    .leftJoin(files, eq(files.key, commentPhotos.fileKey))
    .where(isOneOf(comments.id, commentIds));
  const previews = await presentPreviews(
    deps,
    rows.map(({ comment }) => comment.preview),
  );
  const byId = new Map(rows.map((row) => [row.comment.id, row]));
  const signers = await entitiesOf(
    db,
    rows.flatMap(({ comment, wall }) => (comment.asCompany ? [{ ...wall, authorId: comment.authorId }] : [])),
  );
  return commentIds.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { comment, author, relation, wall, photo, voted, companyRole } = row;
    const owned = { ownerId: comment.authorId, isVisible: true };
    return [
      {
        id: String(comment.id),
        msg: comment.text,
        gif_link: comment.gifUrl === null ? null : imageProxy.wrap(comment.gifUrl),
        preview: previews.get(comment.preview) ?? null,
        photos: photo === null ? [] : [presentImage(store, photo)],
        post_id: String(comment.postId),
        parent_id: comment.parentId === null ? null : String(comment.parentId),
        level: comment.level,
        author: presentBrief(author, toRelation(relation, viewerId)),
        entity: comment.asCompany ? (signers.get(entityKey(wall)) ?? null) : null,
        replies: comment.replyCount,
        votes_up: comment.votesUp,
        votes_down: comment.votesDown,
        voted,
        comment_type: wall.type,
        created_at: comment.createdAt.toISOString(),
        updated_at: comment.updatedAt?.toISOString() ?? null,
        can_edit: can({ id: viewerId }, 'comment.edit', {
          ...owned,
          asCompany: comment.asCompany,
          companyRole,
        }),
        can_delete: can({ id: viewerId }, 'comment.delete', owned),
        pending: comment.pendingSince !== null,
      },
    ];
  });
}
