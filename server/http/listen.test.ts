import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/harness';
import { listen } from './listen';

describe('listening', () => {
  it('SRV-01 a stop takes no new connection and lets a request that is under way finish', async () => {
    let arrived: () => void = () => undefined;
    let finish: () => void = () => undefined;
    const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
    const mayFinish = new Promise<void>((resolve) => (finish = resolve));
    const server = await listen(
      async () => {
        arrived();
        await mayFinish;
        return new Response('done');
      },
      { host: '127.0.0.1', port: 0 },
    );
    const url = `http://127.0.0.1:${server.address.port}/`;
    const answer = fetch(url);
    await hasArrived;
    const stopped = server.stop();
    await expect(fetch(url)).rejects.toThrow();
    finish();
    expect(await (await answer).text()).toBe('done');
    await stopped;
  });

  it('SRV-05 every answer tells the time, from which clients learn how wrong their clock is', async () => {
    const api = await createTestServer();
    const server = await listen(async (request, env) => api.app.fetch(request, env), {
      host: '127.0.0.1',
      port: 0,
    });
    const url = `http://127.0.0.1:${server.address.port}`;
    for (const path of ['/api/status', '/api/user/user/new', '/api/nothing', '/health']) {
      const { headers } = await fetch(url + path);
      const age = Date.now() - Date.parse(headers.get('date') ?? '');
      expect(Math.abs(age), path).toBeLessThan(10_000);
    }
    await server.stop();
    await api.close();
  });

  it('LIVE-03 SRV-05 open streams take no connection from requests, which have a limit', async () => {
    const streams = { open: 0 };
    const server = await listen(
      ({ url }) => {
        if (!url.endsWith('/stream')) return Promise.resolve(new Response('answered'));
        streams.open += 1;
        return Promise.resolve(
          new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) })),
        );
      },
      { host: '127.0.0.1', port: 0, streams: () => streams.open, maxSockets: 2 },
    );
    const url = `http://127.0.0.1:${server.address.port}`;
    const leaving = new AbortController();
    for (let stream = 0; stream < 5; stream += 1) await fetch(`${url}/stream`, { signal: leaving.signal });
    expect(await (await fetch(url)).text()).toBe('answered');
    const idle = Array.from({ length: 8 }, () => connect(server.address.port, '127.0.0.1'));
    const closed = await Promise.race(
      idle.map((socket) => once(socket.resume(), 'close').then(() => 'refused')),
    );
    expect(closed).toBe('refused');
    for (const socket of idle) socket.destroy();
    leaving.abort();
    await server.stop();
  });

  it('SRV-01 says when the port is taken', async () => {
    const server = await listen(() => Promise.resolve(new Response('')), { host: '127.0.0.1', port: 0 });
    const again = listen(() => Promise.resolve(new Response('')), {
      host: '127.0.0.1',
      port: server.address.port,
    });
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await server.stop();
  });

  it('SRV-05 cuts off who sends no whole head within 10 seconds', { timeout: 30_000 }, async () => {
    const server = await listen(() => Promise.resolve(new Response('')), { host: '127.0.0.1', port: 0 });
    const start = performance.now();
    const socket = connect(server.address.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    socket.resume();
    await once(socket, 'close');
    expect(performance.now() - start).toBeLessThan(14_000);
    await server.stop();
  });
});
