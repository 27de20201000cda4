import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { projectRoot } from '../projectRoot';

const lookMs = 100;
const drainMs = 500;

/** Several servers of the build on one PostgreSQL, behind a proxy that gives each request to the next ready one. */
export interface Cluster {
  /** Address of the proxy, and of each server. */
  url: string;
  urls: string[];
  /** Takes a server out of the proxy, ends it with requests under way, and starts it again. Answers its exit code. */
  restart(index: number): Promise<number | null>;
  stop(): Promise<void>;
}

interface Server {
  port: number;
  process: ChildProcess;
  isReady: boolean;
}

interface ClusterSettings {
  size: number;
  firstPort: number;
  env: (index: number) => Record<string, string>;
}

/** Starts all servers at once and waits until they are ready. */
export async function startCluster({ size, firstPort, env }: ClusterSettings): Promise<Cluster> {
  const run = (index: number, port: number): Server => ({
    port,
    isReady: false,
    process: spawn(process.execPath, [join(projectRoot, 'build/server/main.js')], {
      env: { ...process.env, ...env(index), PORT: String(port) },
      stdio: 'ignore',
    }),
  });
  const servers = Array.from({ length: size }, (_, index) => run(index, firstPort + index));
  const ready = async (server: Server) => {
    while (!(await isReady(server.port))) await setTimeout(lookMs);
    server.isReady = true;
  };
  await Promise.all(servers.map(ready));
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    turn += 1;
    const inTurn = servers.map((_, index) => servers[(turn + index) % size]);
    const ports = inTurn.flatMap((server) => (server?.isReady === true ? [server.port] : []));
    forward(incoming, outgoing, ports);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    urls: servers.map(({ port }) => `http://127.0.0.1:${port}`),
    async restart(index) {
      const old = servers[index];
      if (old === undefined) throw new RangeError('There is no such server');
      const ended = once(old.process, 'exit');
      // Connections on their way are taken before the server closes its port.
      old.isReady = false;
      await setTimeout(drainMs);
      old.process.kill('SIGTERM');
      await ended;
      const next = run(index, old.port);
      servers[index] = next;
      await ready(next);
      return old.process.exitCode;
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      for (const { process: running } of servers) {
        const ended = once(running, 'exit');
        running.kill('SIGKILL');
        await ended;
      }
    },
  };
}

/** Gives a request to the first server that takes the connection. One that was sent is never sent again. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, [port, ...others]: number[]): void {
  if (port === undefined) {
    outgoing.writeHead(502).end();
    return;
  }
  const { method, url, headers } = incoming;
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  sent.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') forward(incoming, outgoing, others);
    else if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  sent.once('socket', (socket) => socket.once('connect', () => incoming.pipe(sent)));
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/ready', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('error', () => resolve(false)).end();
  });
}
