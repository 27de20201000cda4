import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { postTypes } from '@/shared/wire/post';
import { inTransaction } from '../../db/database';
import { bookmarks } from '../../db/schema';
import { memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { requireVisiblePost } from '../../permissions/postAccess';

/** Saving posts (POST-07). Each call sets the final state, so repeats change nothing. */
export const bookmarkRoutes: readonly Route[] = [
  memberRoute({
    method: 'post',
    path: '/api/bookmark/:type/:postId/:action',
    permission: 'post.bookmark',
    params: z.object({ type: z.enum(postTypes), postId: idParam, action: z.enum(['add', 'remove']) }),
    handle: ({ params: { type, postId, action }, actor, deps }) =>
      inTransaction(deps.db, async (tx) => {
        await requireVisiblePost(tx, actor.id, postId, { type });
        if (action === 'add')
          await tx
            .insert(bookmarks)
            .values({ userId: actor.id, postId, createdAt: deps.clock.now() })
            .onConflictDoNothing();
        else
          await tx.delete(bookmarks).where(and(eq(bookmarks.userId, actor.id), eq(bookmarks.postId, postId)));
        return { bookmarked: action === 'add' };
      }),
  }),
];
