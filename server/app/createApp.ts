import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { StoreAwayError } from '../adapters/files/objectStore';
import { isDatabaseBusy, isDiskFull } from '../db/database';
import { ApiError, errorResponse, notFound } from '../errors';
import { clientAddress } from '../http/clientAddress';
import type { AppDeps } from '../http/deps';
import { noteError, noteRoute, observe } from '../http/observe';
import { addHeaders, apiHeaders, baseHeaders } from '../http/securityHeaders';
import { currentRequest, describeError } from '../log';
import { routes } from './routes';

/** Pause that a caller is asked for while the database or the store of files is busy. */
const retryAfterSeconds = 2;

/** Answers requests; `env` is the connection as the web server tells of it. */
export interface App {
  fetch: (request: Request, env?: unknown) => Promise<Response>;
}

/**
 * Builds the API as a fetch function. It answers API paths only; any other path is a JSON 404. The front door puts
 * the built client before it.
 */
export function createApp(deps: AppDeps): App {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    addHeaders(c.res, baseHeaders(deps.config), apiHeaders);
  });
  for (const route of routes)
    // Hono looks for a HEAD among the GETs.
    app.on(route.method === 'head' ? 'GET' : route.method.toUpperCase(), route.path, (c) => {
      noteRoute(route.path);
      return route.run({
        request: c.req.raw,
        params: c.req.param(),
        query: c.req.query(),
        address: clientAddress(c.req.raw, c.env, deps.config.trustedHops),
        deps,
      });
    });
  app.notFound(() => toResponse(notFound(), deps));
  app.onError((error) => toResponse(error, deps));
  return { fetch: (request, env) => observe(deps, request, () => app.fetch(request, env)) };
}

/** Foreseen errors keep their code. Others become `genericError` with the id of the request, which the log repeats. */
function toResponse(error: unknown, deps: AppDeps): Response {
  if (error instanceof ApiError) {
    noteError(error.code);
    return errorResponse(error);
  }
  const isFull = isDiskFull(error);
  noteError(isFull ? 'serverFull' : 'genericError');
  if (isDatabaseBusy(error)) {
    deps.log.warn(`The database did not answer in time: ${describeError(error)}`);
    return errorResponse(new ApiError(503, 'genericError', { retryAfterSeconds }));
  }
  if (error instanceof StoreAwayError) {
    deps.log.warn(describeError(error));
    return errorResponse(new ApiError(503, 'genericError', { retryAfterSeconds }));
  }
  const requestId = currentRequest()?.id ?? randomUUID();
  deps.log.error(`Request ${requestId} failed: ${describeError(error)}`);
  return errorResponse(
    isFull ? new ApiError(507, 'serverFull') : new ApiError(500, 'genericError'),
    requestId,
  );
}
