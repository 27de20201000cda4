import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { isDatabaseBusy } from '../db/database';
import { ApiError, errorResponse, notFound } from '../errors';
import { clientAddress } from '../http/clientAddress';
import type { AppDeps } from '../http/deps';
import { addHeaders, apiHeaders, baseHeaders } from '../http/securityHeaders';
import { describeError } from '../log';
import { routes } from './routes';

/** A busy database is asked again after this long. */
const retryAfterSeconds = 2;

/**
 * The API as a fetch function: `createApp(deps).fetch(request)`. It answers `/api`, `/upload`, `/files`, `/outbox`
 * and `/health`; every other path is a JSON 404 (the production server puts the built client in front).
 */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    addHeaders(c.res, baseHeaders(deps.config), apiHeaders);
  });
  for (const route of routes)
    app.on(route.method.toUpperCase(), route.path, (c) =>
      route.run({
        request: c.req.raw,
        params: c.req.param(),
        query: c.req.query(),
        address: clientAddress(c.req.raw, c.env, deps.config.trustedHops),
        deps,
      }),
    );
  app.notFound(() => errorResponse(notFound()));
  app.onError((error) => toResponse(error, deps));
  return app;
}

/** Foreseen errors as they are; the rest as `genericError` with an id that the log repeats, and nothing else. */
function toResponse(error: unknown, deps: AppDeps): Response {
  if (error instanceof ApiError) return errorResponse(error);
  if (isDatabaseBusy(error)) {
    deps.log.warn(`The database did not answer in time: ${describeError(error)}`);
    return errorResponse(new ApiError(503, 'genericError', { retryAfterSeconds }));
  }
  const requestId = randomUUID();
  deps.log.error(`Request ${requestId} failed: ${describeError(error)}`);
  return errorResponse(new ApiError(isDiskFull(error) ? 507 : 500, 'genericError'), requestId);
}

function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && (cause.code === 'ENOSPC' || cause.code === '53100')) return true;
  return false;
}
