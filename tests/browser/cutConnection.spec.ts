import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { enterWith, joinAs, statusComplaint } from './people';

const serverPort = 3223;
const proxyPort = 3224;
const host = '127.0.0.1';

test.use({ baseURL: `http://${host}:${proxyPort}` });

async function startServer(dataDir: string): Promise<ChildProcess> {
  const env = { PORT: String(serverPort), DATA_DIR: dataDir, DEMO: 'off', RATE_SCALE: '1000' };
  const server = spawn('node', ['build/server/main.js'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(`http://${host}:${serverPort}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
  return server;
}

/** Passes all on to the server, counts the bytes of parts, and cuts the connection at each of the cuts. */
class CuttingProxy {
  /** Bytes of parts that the browser has sent. */
  sent = 0;
  private readonly server: Server;

  constructor(
    /** Bytes after which the connection is cut, ascending. */
    readonly cuts: number[],
    private readonly onCut: (cutsLeft: number) => Promise<void>,
  ) {
    this.server = createServer((incoming, outgoing) => this.pass(incoming, outgoing));
  }

  async start(): Promise<void> {
    this.server.listen(proxyPort, host);
    await once(this.server, 'listening');
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url, method, headers } = incoming;
    const onward = request({ host, port: serverPort, path: url, method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    if (method !== 'PATCH' || url?.startsWith('/upload/video/parts') !== true) {
      incoming.pipe(onward);
      return;
    }
    incoming.on('data', (bytes: Buffer) => {
      this.sent += bytes.length;
      onward.write(bytes);
      const [cut = Infinity] = this.cuts;
      if (this.sent < cut) return;
      this.cuts.shift();
      incoming.destroy();
      onward.destroy();
      void this.onCut(this.cuts.length);
    });
    incoming.on('end', () => onward.end());
  }
}

/** A short video of 20 MB; players skip what is free. */
async function film(): Promise<Buffer> {
  const free = Buffer.alloc(20_000_000);
  free.writeUInt32BE(free.length);
  free.write('free', 4);
  return Buffer.concat([await readFile('server/seed/assets/clips/harbour.mp4'), free]);
}

test('CLIP-02 an upload cut at 10, 50 and 99 percent goes on, also with a server that was killed', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(
    /net::ERR_/,
    statusComplaint(409),
    statusComplaint(423),
    statusComplaint(503),
    statusComplaint(404),
  );
  const dataDir = await mkdtemp(join(tmpdir(), 'kith-cut-'));
  let server = await startServer(dataDir);
  const buffer = await film();
  const cuts = [0.1, 0.5, 0.99].map((part) => Math.floor(buffer.length * part));
  const proxy = new CuttingProxy(cuts, async (cutsLeft) => {
    if (cutsLeft !== 1) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
    server = await startServer(dataDir);
  });
  await proxy.start();
  try {
    const newcomer = await joinAs(page.request, 'Tunnel');
    await enterWith(page, newcomer.token, '/shortVideos/new');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'harbour.mp4', mimeType: 'video/mp4', buffer });
    await page.getByRole('button', { name: 'Go on to publish' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    const uploads = page.getByRole('region', { name: 'Short video uploads' });
    await expect(uploads.getByRole('link', { name: 'Watch it' })).toBeVisible({ timeout: 90_000 });
    expect(cuts).toEqual([]);
    expect(proxy.sent).toBeGreaterThanOrEqual(buffer.length);
    expect(proxy.sent / buffer.length).toBeLessThanOrEqual(1.1);
  } finally {
    proxy.stop();
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
});
