import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { deferred } from '@/shared/store/testStore';
import { createTestServer, type TestServer, type TestServerOptions } from '../../server/testing/harness';

const ownPaths = ['*/api/*', '*/upload', '*/upload/*', '*/files/*', '*/media/*', '*/health', '*/ready'];

/** Overrides single calls of the server: `faults.use(http.get('…', …))`. */
export const faults = setupServer();

let ownHandlers: HttpHandler[] = [];

/** Removes all overrides. */
export function endFaults(): void {
  faults.resetHandlers(...ownHandlers);
}

/** Lets posts to a path arrive, but loses their answers. */
export function loseAnswers(server: TestServer, path: string): void {
  faults.use(
    http.post(path, async ({ request }) => {
      await answerOf(server, request.clone());
      return HttpResponse.error();
    }),
  );
}

type Method = 'get' | 'post' | 'patch' | 'delete';

/** Lets the next call of a path arrive, and its answer wait until the returned function is called. */
export function answerLate(server: TestServer, method: Method, path: string): () => void {
  return hold(method, path, async (request, released) => {
    const answer = await answerOf(server, request);
    await released;
    return answer;
  });
}

/** Keeps the next call of a path from arriving until the returned function is called. */
export function arriveLate(server: TestServer, method: Method, path: string): () => void {
  return hold(method, path, async (request, released) => {
    await released;
    return answerOf(server, request);
  });
}

function hold(
  method: Method,
  path: string,
  answer: (request: Request, released: Promise<undefined>) => Promise<Response>,
): () => void {
  const { promise, resolve } = deferred<undefined>();
  faults.use(http[method](path, ({ request }) => answer(request.clone(), promise), { once: true }));
  return () => resolve(undefined);
}

/** Calls of the app in order: `GET /api/post/news`. */
export const sentCalls: string[] = [];

/**
 * Answers every call with the shipped server's own app on the worker's test database, so that mocks cannot drift. Call
 * it at the top of a `describe`; the returned function gives tests the server. The app polls: a test says itself when
 * it looks. With `hasStream` it is told by the event stream instead.
 */
export function useApi(
  { hasStream = false, ...options }: TestServerOptions & { hasStream?: boolean } = { now: new Date() },
): () => TestServer {
  let server: TestServer | null = null;
  const current = () => {
    if (!server) throw new Error('The server starts with the first test');
    return server;
  };

  beforeAll(async () => {
    server = await createTestServer({ ...options, env: { COINS_DEMO: 'true', ...options.env } });
    faults.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(async () => {
    await current().reset();
    sentCalls.length = 0;
    ownHandlers = [
      ...(hasStream ? [] : [http.get('*/api/stream', () => HttpResponse.json({}, { status: 404 }))]),
      ...ownPaths.map((path) => http.all(path, ({ request }) => answerOf(current(), request))),
    ];
    endFaults();
  });
  afterAll(async () => {
    faults.close();
    await current().close();
  });
  return current;
}

/** Answers a call as the shipped server does. */
export async function answerOf(server: TestServer, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  sentCalls.push(`${request.method} ${pathname}`);
  return server.app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
}
