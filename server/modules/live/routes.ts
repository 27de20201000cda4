import { z } from 'zod';
import { maxWatchedPeople, maxWatchedPosts } from '@/shared/config/limits';
import { ApiError, notFound } from '../../errors';
import { memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { findSessions } from './audience';

const retryAfterSeconds = 60;

/** Ids on screen; an id that nothing here can have names nothing, as everywhere. */
const watched = (most: number) =>
  z
    .array(z.string())
    .max(most)
    .transform((ids) => new Set(ids.flatMap((id) => idParam.safeParse(id).data ?? [])));

export const liveRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/stream',
    permission: 'stream.read',
    /** Opens the member's event stream (LIVE-01). Throws 503 when there are enough: the caller asks now and then. */
    async handle({ deps, actor, request }) {
      const reader = { memberId: actor.id, sessionId: actor.sessionId };
      const body = deps.streams.open(reader, request.signal);
      if (body === null) throw new ApiError(503, 'genericError', { retryAfterSeconds });
      try {
        // From here on the end of the session ends its stream; one that has ended already tells nothing more.
        if (!(await findSessions(deps.db, [actor.sessionId])).has(actor.sessionId))
          throw new ApiError(401, 'unauthorized');
      } catch (error) {
        await body.cancel();
        throw error;
      }
      return new Response(body, {
        // Proxies that gather answers would hold events back.
        headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
      });
    },
  }),
  memberRoute({
    method: 'put',
    path: '/api/stream/:id/watch',
    permission: 'stream.read',
    params: z.object({ id: z.uuid() }),
    body: z.object({ posts: watched(maxWatchedPosts), people: watched(maxWatchedPeople).default(new Set()) }),
    /**
     * Names the posts and people on screen, of which the stream tells. Throws 404 for a stream that is not the
     * caller's.
     */
    handle({ deps, actor, params, body }) {
      if (!deps.streams.watch(params.id, actor.sessionId, body)) throw notFound();
    },
  }),
];
