import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverGauges } from '../adapters/metrics/gauges';
import { createPrometheus } from '../adapters/metrics/prometheus';
import { createJsonLog } from '../log';
import { bundleForNode } from '../testing/bundle';
import { createTestServer } from '../testing/harness';
import { testDatabase } from '../testing/testDatabase';
import { answerFigures } from './figures';
import { listen } from './listen';

const server = await createTestServer();
const metrics = createPrometheus(
  serverGauges({
    database: await testDatabase(),
    jobs: { waiting: () => Promise.resolve(new Map([['video.prepare', 3]] as const)) },
    streams: server.deps.streams,
  }),
);
server.deps.metrics = metrics;

let written = '';
server.deps.log = createJsonLog({ write: (text) => (written += text) });
const lines = () => written.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]));

beforeEach(async () => {
  written = '';
  await server.reset();
});
afterAll(async () => {
  metrics.stop();
  await server.close();
});

const canaries = ['canary-mail', 'Canaryname', 'canary-link', 'canary-query', 'canary-path', 'canary-token'];

/** Makes calls with something private in every place that a request has. Answers what nobody may find again. */
async function callWithCanaries(): Promise<string[]> {
  const { token, call, id } = await server.member({
    email: 'canary-mail@kith.example',
    firstName: 'Canaryname',
    permalink: 'canary-link',
  });
  await call('GET', '/api/user/user/new/canary-link');
  await call('GET', `/api/network/followers/${id}?page=1&search=canary-query`);
  await call('GET', '/api/search/autocomplete?q=canary-query');
  await call('POST', `/api/post/user/${id}`, { post: 'canary-query' });
  await server.call('GET', '/api/canary-path/canary-token');
  await server.call('GET', '/canary-path', { token: 'canary-token', address: '203.0.113.77' });
  await server.call('POST', '/api/users/auth', {
    body: { email: 'canary-mail@kith.example', plainPassword: 'canary-query' },
  });
  const select = vi.spyOn(server.deps.db, 'select').mockImplementation(() => {
    throw new Error('canary-mail@kith.example is not there');
  });
  await server.call('GET', '/api/status', { token });
  select.mockRestore();
  return [...canaries, token, '203.0.113.77', '127.0.0.1'];
}

describe('the log of requests', () => {
  it('OPS-04 has one line of JSON for each, with the id that the answer carries', async () => {
    const answers = [
      await server.call('GET', '/api/status'),
      await server.call('GET', '/api/post/news?page=1'),
      await server.call('GET', '/api/nowhere/at/all'),
    ];
    const [status, news, nowhere] = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set([status, news, nowhere]).size).toBe(3);
    expect(lines()).toMatchObject([
      { level: 'info', request: status, method: 'GET', route: '/api/status', status: 200 },
      { request: news, route: '/api/post/news', status: 401, error: 'unauthorized' },
      { request: nowhere, route: 'unknown', status: 404, error: 'notFound' },
    ]);
    for (const line of lines()) expect(line).toMatchObject({ ms: expect.any(Number) as number });
  });

  it('OPS-04 names a failed request by the same id in its answer, its header and every line', async () => {
    const { token } = await server.member();
    const select = vi.spyOn(server.deps.db, 'select').mockImplementation(() => {
      throw new Error('a fault');
    });
    const { body, headers } = await server.call<{ params: { request_id: string } }>('GET', '/api/status', {
      token,
    });
    select.mockRestore();
    const id = headers.get('x-request-id');
    expect(body.params.request_id).toBe(id);
    expect(lines()).toMatchObject([
      { level: 'error', request: id },
      { level: 'info', request: id, status: 500, error: 'genericError' },
    ]);
  });

  it('OPS-04 gives the line of a crash the id of the request that caused it, and nothing of the message', async () => {
    const crasher = await bundleForNode('server/testing/crasher.ts');
    const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) =>
      execFile(process.execPath, [crasher], (error, stdout) =>
        resolve({ code: error?.code, output: stdout }),
      ),
    );
    await rm(dirname(crasher), { recursive: true, force: true });
    expect(code).toBe(70);
    expect(JSON.parse(output)).toMatchObject({ level: 'error', request: 'the-request' });
    expect(output).not.toContain('secret');
  });

  it('OPS-04 and the figures hold no address, token, name, permalink, query or unknown path', async () => {
    const secrets = await callWithCanaries();
    expect(lines().length).toBeGreaterThan(8);
    const text = await metrics.text();
    expect(text).toContain('route="/api/user/user/new/:permalink"');
    for (const secret of secrets) {
      expect(written).not.toContain(secret);
      expect(text).not.toContain(secret);
    }
  });
});

describe('the figures', () => {
  it('OPS-04 count by route pattern and kind of status, every unknown path as one', async () => {
    for (let serial = 0; serial < 20; serial += 1) await server.call('GET', `/api/scan-${serial}/wp-login`);
    const text = await metrics.text();
    const unknown = text.split('\n').filter((line) => line.includes('_count') && line.includes('"unknown"'));
    expect(unknown).toHaveLength(1);
    expect(unknown[0]).toMatch(
      /^kith_request_seconds_count\{method="GET",route="unknown",status="4xx"\} \d+$/,
    );
    const buckets = text.split('\n').filter((line) => line.includes('_bucket') && line.includes('"unknown"'));
    const counts = buckets.map((line) => Number(line.split(' ').at(-1)));
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(buckets.at(-1)).toContain('le="+Inf"');
  });

  it('OPS-04 tell of limits, database, tasks, jobs, the event loop, streams and memory', async () => {
    server.deps.metrics.limitReached('login');
    const member = await server.member();
    const stream = await server.app.fetch(
      new Request('http://localhost/api/stream', { headers: { 'X-Token': member.token } }),
    );
    const text = await metrics.text();
    await stream.body?.cancel();
    for (const line of [
      /^kith_rate_limited_total\{limit="login"\} 1$/m,
      /^kith_database_work\{state="waiting"\} \d+$/m,
      /^kith_tasks\{queue="hash",state="running"\} 0$/m,
      /^kith_tasks\{queue="decode",state="waiting"\} 0$/m,
      /^kith_jobs_waiting\{kind="video.prepare"\} 3$/m,
      /^kith_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m,
      /^kith_event_streams 1$/m,
      /^kith_memory_bytes\{kind="resident"\} \d{7,}$/m,
    ])
      expect(text).toMatch(line);
  });

  it('OPS-04 come without what hangs', async () => {
    const hanging = createPrometheus(
      serverGauges({
        database: { load: () => ({ running: 10, waiting: 7 }) },
        jobs: { waiting: () => new Promise(() => undefined) },
        streams: server.deps.streams,
      }),
    );
    const text = await hanging.text();
    hanging.stop();
    expect(text).toContain('kith_database_work{state="waiting"} 7');
    expect(text).not.toContain('kith_jobs_waiting');
  });

  it('OPS-04 stand at /metrics of a port of their own, and nothing else does', async () => {
    const own = await listen(
      answerFigures(() => metrics.text()),
      { host: '127.0.0.1', port: 0 },
    );
    const base = `http://127.0.0.1:${own.address.port}`;
    const answer = await fetch(`${base}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toContain('# TYPE kith_request_seconds histogram');
    expect((await fetch(`${base}/api/status`)).status).toBe(404);
    await own.stop();
    expect((await server.call('GET', '/metrics')).status).toBe(404);
  });
});
