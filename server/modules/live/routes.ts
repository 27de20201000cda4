import { z } from 'zod';
import { maxWatchedPeople, maxWatchedPosts } from '@/shared/config/limits';
import type { Watching } from '../../adapters/streams';
import { ApiError, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { findCounts, findSessions } from './audience';
import { findChanged } from './outbox';
import { haveMoved } from './presence';

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
    /** Names the posts and people on screen, of which the stream tells. Throws 404 for a stream that is not the caller's. */
    async handle({ deps, actor, params, body }) {
      const watching = deps.streams.watch(params.id, actor.sessionId, body);
      if (watching === null) throw notFound();
      await tellMissed(deps, watching);
    },
  }),
];

/**
 * Tells a stream what happened to those whom it has begun to watch, maybe since its reader read them. Asked when they are
 * watched: what happens from now on is delivered.
 */
async function tellMissed(deps: Pick<AppDeps, 'db' | 'clock'>, { stream, added }: Watching): Promise<void> {
  const reader = stream.memberId;
  if (await haveMoved(deps, reader, added.people)) stream.send('presence', {});
  const changed = new Set(await findChanged(deps.db, added.posts));
  if (changed.size === 0) return;
  const counts = await findCounts(deps.db, new Map([[reader, changed]]));
  for (const post of counts.get(reader) ?? []) stream.send('post', post);
}
