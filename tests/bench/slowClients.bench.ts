import { request, type ClientRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { openEmbedded } from '../../server/db/embedded';
import { measureFeed } from './feedLatency';
import { fillLargeCommunity, largeCommunityToken } from './largeCommunity';
import { withServer } from './withServer';

const slowHeads = 800;
const hugeBodies = 8;
const hugeBytes = 1024 ** 3;
/** Between two bodies of one client. Faster than that they would be a flood, which the limits of calls are for. */
const bodyPauseMs = 250;
const longestSeconds = 13;
const port = 3395;

/** 800 connections that never end their heads, and bodies of 1 GB, beside a member who reads the news. */
test('slow connections and huge bodies', async () => {
  await withServer(
    port,
    async (dataDir) => {
      const database = await openEmbedded(dataDir);
      await fillLargeCommunity(database.db);
      await database.close();
    },
    async (baseURL) => {
      // The first run warms caches and the compiler.
      await measureFeed(baseURL);
      const alone = await measureFeed(baseURL);
      const attack = new Attack(baseURL);
      attack.start();
      // As long as a head may take, so that the second run sees the cutting too.
      const beside = [await measureFeed(baseURL), await measureFeed(baseURL)];
      const { bodies, lives } = await attack.stop();
      console.table({
        alone,
        'beside them, first 10 s': beside[0],
        'beside them, next 10 s': beside[1],
        'longest life of one': { seconds: Math.round(Math.max(...lives)), cut: lives.length },
        'huge bodies refused': {
          statuses: bodies.size,
          answers: [...bodies.values()].reduce((a, b) => a + b),
        },
      });
      expect(lives.length).toBeGreaterThanOrEqual(slowHeads);
      expect(Math.max(...lives)).toBeLessThanOrEqual(longestSeconds);
      expect([...bodies.keys()]).toEqual(['413']);
      for (const run of beside) {
        expect(run['not 2xx']).toBe(0);
        expect(run['p99 ms']).toBeLessThanOrEqual(2 * (alone['p99 ms'] ?? 0));
      }
    },
  );
});

/** Holds the connections, opens a new one for each that is cut, and sends bodies one after the other. */
class Attack {
  /** Seconds that each cut connection lived. */
  private readonly lives: number[] = [];
  /** How often the huge bodies were answered, by status. */
  private readonly bodies = new Map<string, number>();
  private readonly sockets = new Set<Socket>();
  private readonly calls = new Set<ClientRequest>();
  private isOver = false;
  private trickle: NodeJS.Timeout | undefined;

  constructor(private readonly baseURL: string) {}

  start(): void {
    for (let index = 0; index < slowHeads; index += 1) this.openHead();
    for (let index = 0; index < hugeBodies; index += 1) this.sendBody();
    this.trickle = setInterval(() => {
      for (const socket of this.sockets) socket.write('a');
    }, 1_000);
  }

  /** Waits until the server has cut every connection that is still open. */
  async stop(): Promise<{ lives: number[]; bodies: Map<string, number> }> {
    this.isOver = true;
    for (const call of this.calls) call.destroy();
    await expect.poll(() => this.sockets.size, { timeout: 30_000 }).toBe(0);
    clearInterval(this.trickle);
    return { lives: this.lives, bodies: this.bodies };
  }

  private openHead(): void {
    const openedAt = performance.now();
    const socket = connect(port, '127.0.0.1');
    this.sockets.add(socket);
    socket.write('GET /api/post/news HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    // A cut connection may end with a reset.
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      this.sockets.delete(socket);
      this.lives.push((performance.now() - openedAt) / 1000);
      if (!this.isOver) this.openHead();
    });
  }

  private sendBody(): void {
    const headers = { 'X-Token': largeCommunityToken, 'Content-Type': 'application/json' };
    const call = request(`${this.baseURL}/api/post/user/1`, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'Content-Length': hugeBytes },
    });
    this.calls.add(call);
    const part = Buffer.alloc(64 * 1024, 'a');
    const push = () => {
      while (!call.destroyed && call.write(part));
    };
    call.on('drain', push);
    call.on('response', (answer) => {
      const status = String(answer.statusCode);
      this.bodies.set(status, (this.bodies.get(status) ?? 0) + 1);
      answer.resume();
      call.destroy();
    });
    call.on('error', () => undefined);
    call.once('close', () => {
      this.calls.delete(call);
      setTimeout(() => !this.isOver && this.sendBody(), bodyPauseMs);
    });
    push();
  }
}
