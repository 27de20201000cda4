import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

const headersTimeoutMs = 10_000;
/** Videos may take 45 minutes, watched by the handler; all else 15 minutes, JSON bodies 120 s (see `jsonBody`). */
const longestRequestMs = 2_760_000;
const requestTimeoutMs = 900_000;
const longPaths = /^\/upload\/video(\/|\?|$)/;
const keepAliveTimeoutMs = 5_000;
const checkIntervalMs = 2_000;
/** Without those that hold an open stream. */
const maxRequestSockets = 1_000;
const stopWithinMs = 10_000;

export interface ListeningServer {
  address: AddressInfo;
  /** Refuses new connections, gives requests 10 s to finish, then cuts them off. */
  stop: () => Promise<void>;
}

interface ListenOptions {
  host: string;
  port: number;
  /** Open streams, which have a limit of their own: each holds a connection, and takes none from requests. */
  streams?: () => number;
  maxSockets?: number;
}

/** Listens with limits against slow and idle connections. */
export async function listen(
  fetch: (request: Request, env: object) => Promise<Response>,
  { host, port, streams = () => 0, maxSockets = maxRequestSockets }: ListenOptions,
): Promise<ListeningServer> {
  const listener = getRequestListener(fetch);
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: longestRequestMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: checkIntervalMs,
    },
    (incoming, outgoing) => {
      if (!longPaths.test(incoming.url ?? '')) cutOffLate(incoming);
      void listener(incoming, outgoing);
    },
  );
  // Node asks for it at every new connection.
  Object.defineProperty(server, 'maxConnections', { get: () => maxSockets + streams() });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  return { address, stop: () => stop(server) };
}

/** Cuts off a request whose body is not there in time. */
function cutOffLate(incoming: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!incoming.complete) incoming.destroy();
  }, requestTimeoutMs);
  timer.unref();
  incoming.once('close', () => clearTimeout(timer));
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), stopWithinMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
