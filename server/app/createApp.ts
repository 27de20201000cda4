import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { isDatabaseBusy } from '../db/database';
import { ApiError, errorResponse, notFound } from '../errors';
import { clientAddress } from '../http/clientAddress';
import type { AppDeps } from '../http/deps';
import { addHeaders, apiHeaders, baseHeaders } from '../http/securityHeaders';
import { describeError } from '../log';
import { routes } from './routes';

/** Pause that a caller is asked for while the database is busy. */
const retryAfterSeconds = 2;

/**
 * Builds the API as a fetch function. It answers API paths only; any other path is a JSON 404. The front door puts
 * the built client before it.
 */
export function createApp(deps: AppDeps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    addHeaders(c.res, baseHeaders(deps.config), apiHeaders);
  });
  for (const route of routes)
    // Hono looks for a HEAD among the GETs.
    app.on(route.method === 'head' ? 'GET' : route.method.toUpperCase(), route.path, (c) =>
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

/** Foreseen errors keep their code. Others become `genericError` with an id that the log repeats. */
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
