import type { z } from 'zod';
import { ApiError } from '../errors';
import type { Permission } from '../permissions/permissions';
import { authenticate, tokenOf, type Actor } from './authentication';
import type { AppDeps } from './deps';
import { readJson } from './jsonBody';
import { takeOrRefuse, type RateClass } from './rateLimiter';
import { parseBody, parseParams, parseQuery } from './validation';

/** What a handler gets: validated parts of the request, who calls, and the dependencies. */
interface RouteInput<P, Q, B, A> {
  params: P;
  query: Q;
  body: B;
  actor: A;
  deps: AppDeps;
  request: Request;
  /** The caller's address, as limits count it. */
  address: string;
}

interface RouteSpec<P, Q, B, A> {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Hono path, parameters as `:name`. */
  path: string;
  /** Row group of the permission matrix; a route that the matrix does not list fails the tests. */
  permission: Permission;
  /** Of a success; 204 when the handler answers nothing. */
  status?: 200 | 201;
  /** Which limit counts the call; `none` for files, which a page asks for by the hundred. */
  rate?: RateClass | 'none';
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  body?: z.ZodType<B>;
  /** Answers the JSON body, nothing, or a whole response. */
  handle: (input: RouteInput<P, Q, B, A>) => unknown;
}

/** The request as the app hands it to a route. */
interface RouteCall {
  request: Request;
  params: Record<string, string>;
  query: Record<string, string>;
  address: string;
  deps: AppDeps;
}

/** A route as the app registers it. */
export interface Route {
  method: RouteSpec<unknown, unknown, unknown, unknown>['method'];
  path: string;
  permission: Permission;
  access: 'guest' | 'member';
  run: (call: RouteCall) => Promise<Response>;
}

/** A call that needs a token; without a live one it is 401. */
export function memberRoute<P, Q, B>(spec: RouteSpec<P, Q, B, Actor>): Route {
  return route(spec, 'member', (actor) => {
    if (actor === null) throw new ApiError(401, 'unauthorized');
    return actor;
  });
}

/** A call that guests may make. A dead token is not refused here: the caller counts as a guest. */
export function guestRoute<P, Q, B>(spec: RouteSpec<P, Q, B, Actor | null>): Route {
  return route(spec, 'guest', (actor) => actor);
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
      limit(deps, spec.rate ?? (spec.method === 'get' ? 'read' : 'write'), caller, address);
      const actor = admit(caller);
      const answer = await spec.handle({
        params: parsePart(spec.params, (schema) => parseParams(schema, params)),
        query: parsePart(spec.query, (schema) => parseQuery(schema, query)),
        body: spec.body === undefined ? (undefined as B) : parseBody(spec.body, await readJson(request)),
        actor,
        deps,
        request,
        address,
      });
      if (answer === undefined) return new Response(null, { status: 204 });
      return isResponse(answer) ? answer : Response.json(answer, { status: spec.status ?? 200 });
    },
  };
}

function limit(deps: AppDeps, rateClass: RateClass | 'none', caller: Actor | null, address: string): void {
  if (rateClass === 'none') return;
  const bySession = rateClass === 'read' || rateClass === 'write' || rateClass === 'upload';
  const key = bySession && caller !== null ? `session ${caller.sessionId}` : `address ${address}`;
  takeOrRefuse(deps, rateClass, key);
}

/** A part without a schema is typed `unknown` and holds nothing. */
function parsePart<T>(schema: z.ZodType<T> | undefined, parse: (schema: z.ZodType<T>) => T): T {
  return schema === undefined ? (undefined as T) : parse(schema);
}

/** By shape: where the app runs inside DOM tests, the global `Response` need not be the one that made this. */
function isResponse(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'headers' in value && 'arrayBuffer' in value;
}
