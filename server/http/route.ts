import type { z } from 'zod';
import { ApiError } from '../errors';
import type { Permission } from '../permissions/permissions';
import { authenticate, tokenOf, type Actor } from './authentication';
import type { AppDeps } from './deps';
import { readJson, readOptionalJson } from './jsonBody';
import { noteWrite, standbyFor } from './ownWrites';
import { enforceLimit, type RateClass } from './rateLimiter';
import { parseBody, parseParams, parseQuery } from './validation';

/** Validated parts of the request, the caller, and the dependencies. */
interface RouteInput<P, Q, B, A> {
  params: P;
  query: Q;
  body: B;
  actor: A;
  deps: AppDeps;
  request: Request;
  /** The caller's address for rate limits. */
  address: string;
}

interface RouteSpec<P, Q, B, A> {
  /** A `head` is called by GET too, which then has no body. */
  method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
  /** Hono path, parameters as `:name`. */
  path: string;
  /** Permission in the matrix; a route without a row there fails the tests. */
  permission: Permission;
  /** Status of a success; 204 when the handler answers nothing. */
  status?: 200 | 201;
  /** Limit that counts the call; `none` for files, which a page requests by the hundred. */
  rate?: RateClass | 'none';
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  body?: z.ZodType<B>;
  /** The body may be missing: then it is read as an empty object. */
  isBodyOptional?: true;
  /**
   * True for a read whose answer may be seconds behind: a standby may give it. One that must be refused or fails there
   * is asked of the primary (OPS-03).
   */
  mayLag?: (call: { params: P; actor: A }) => boolean;
  /** Answers the JSON body, nothing, or a whole response. */
  handle: (input: RouteInput<P, Q, B, A>) => unknown;
}

interface RouteCall {
  request: Request;
  params: Record<string, string>;
  query: Record<string, string>;
  address: string;
  deps: AppDeps;
}

export interface Route {
  method: RouteSpec<unknown, unknown, unknown, unknown>['method'];
  path: string;
  permission: Permission;
  access: 'guest' | 'member';
  run: (call: RouteCall) => Promise<Response>;
}

/** A call that needs a live token, else 401. */
export function memberRoute<P, Q, B>(spec: RouteSpec<P, Q, B, Actor>): Route {
  return route(spec, 'member', (actor) => {
    if (actor === null) throw new ApiError(401, 'unauthorized');
    return actor;
  });
}

/** A call that guests may make. A dead token counts as a guest. */
export function guestRoute<P, Q, B>(spec: RouteSpec<P, Q, B, Actor | null>): Route {
  return route(spec, 'guest', (actor) => actor);
}

interface ProbeSpec {
  path: string;
  permission: Permission;
  answer: (deps: AppDeps) => Response | Promise<Response>;
}

/**
 * A call of those who watch over the server (OPS-04). It looks at no token and counts for no limit, so that neither a
 * hanging database nor a flood of calls makes it fail.
 */
export function probeRoute({ path, permission, answer }: ProbeSpec): Route {
  return { method: 'get', path, permission, access: 'guest', run: async ({ deps }) => answer(deps) };
}

function route<P, Q, B, A>(
  spec: RouteSpec<P, Q, B, A>,
  access: Route['access'],
  admit: (actor: Actor | null) => A,
): Route {
  return {
    method: spec.method,
    path: spec.path,
    permission: spec.permission,
    access,
    async run({ request, params, query, address, deps }) {
      const token = tokenOf(request);
      const caller = token === null ? null : await authenticate(deps, token);
      await limit(deps, spec.rate ?? (spec.method === 'get' ? 'read' : 'write'), caller, address);
      const actor = admit(caller);
      const input = {
        params: parsePart(spec.params, (schema) => parseParams(schema, params)),
        query: parsePart(spec.query, (schema) => parseQuery(schema, query)),
        body: await readBody(spec, request),
        actor,
        deps,
        request,
        address,
      };
      if (caller === null) return responseOf(spec, await spec.handle(input));
      if (spec.method === 'get' || spec.method === 'head')
        return responseOf(spec, await read(spec, input, caller));
      const response = responseOf(spec, await spec.handle(input));
      noteWrite(deps, caller, response);
      return response;
    },
  };
}

function responseOf({ status = 200 }: { status?: number }, answer: unknown): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  return isResponse(answer) ? answer : Response.json(answer, { status });
}

/** Asks the standby where the answer may lag and one is near, and the primary for all that it does not answer well. */
async function read<P, Q, B, A>(
  spec: RouteSpec<P, Q, B, A>,
  input: RouteInput<P, Q, B, A>,
  caller: Actor,
): Promise<unknown> {
  const standby = spec.mayLag?.(input) === true ? standbyFor(input.deps, caller, input.request) : null;
  if (standby === null) return spec.handle(input);
  try {
    return await spec.handle({ ...input, deps: { ...input.deps, db: standby } });
  } catch {
    return spec.handle(input);
  }
}

async function readBody<B>(
  { body, isBodyOptional }: Pick<RouteSpec<unknown, unknown, B, unknown>, 'body' | 'isBodyOptional'>,
  request: Request,
): Promise<B> {
  if (body === undefined) return undefined as B;
  return parseBody(body, await (isBodyOptional === true ? readOptionalJson(request) : readJson(request)));
}

async function limit(
  deps: AppDeps,
  rateClass: RateClass | 'none',
  caller: Actor | null,
  address: string,
): Promise<void> {
  if (rateClass === 'none') return;
  const bySession = rateClass === 'read' || rateClass === 'write' || rateClass === 'upload';
  const key = bySession && caller !== null ? `session ${caller.sessionId}` : `address ${address}`;
  await enforceLimit(deps, rateClass, key);
}

/** A part without a schema is `undefined`, typed `unknown`. */
function parsePart<T>(schema: z.ZodType<T> | undefined, parse: (schema: z.ZodType<T>) => T): T {
  return schema === undefined ? (undefined as T) : parse(schema);
}

/** Checked by shape: inside DOM tests the global `Response` may be another class. */
function isResponse(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'headers' in value && 'arrayBuffer' in value;
}
