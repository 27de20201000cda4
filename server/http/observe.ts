import { randomUUID } from 'node:crypto';
import { currentRequest, withRequest, type RequestNotes } from '../log';
import type { AppDeps } from './deps';

/** Stands for every path that no route answers. */
const unknownRoute = 'unknown';
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export type ObserverDeps = Pick<AppDeps, 'log' | 'metrics'>;

/**
 * Answers a request under an id, which the answer carries as `X-Request-Id`, and tells log and figures of it (OPS-04):
 * its method, the pattern of its route, status and duration, and nothing that came with it.
 */
export async function observe(
  { log, metrics }: ObserverDeps,
  request: Request,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const notes: RequestNotes = { id: randomUUID(), route: unknownRoute };
  const start = performance.now();
  return withRequest(notes, async () => {
    const response = await answer();
    const ms = performance.now() - start;
    response.headers.set('X-Request-Id', notes.id);
    const method = methods.has(request.method) ? request.method : 'other';
    const { route, error } = notes;
    metrics.requestDone({ method, route, status: response.status, seconds: ms / 1000 });
    const bytes = response.headers.get('content-length');
    log.request({
      method,
      route,
      status: response.status,
      ms: Math.round(ms * 10) / 10,
      ...(bytes === null ? {} : { bytes: Number(bytes) }),
      ...(error === undefined ? {} : { error }),
    });
    return response;
  });
}

/** Names the route that answers the present request. */
export function noteRoute(route: string): void {
  const notes = currentRequest();
  if (notes !== undefined) notes.route = route;
}

/** Names the error that the present request is answered with. */
export function noteError(code: string): void {
  const notes = currentRequest();
  if (notes !== undefined) notes.error = code;
}
