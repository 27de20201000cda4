import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadiness } from '../../adapters/readiness';
import { createTestServer } from '../../testing/harness';

const server = await createTestServer({ rateScale: 0.001 });
const { readiness } = server.deps;

beforeEach(() => server.reset());
afterEach(() => {
  vi.restoreAllMocks();
  server.deps.readiness = readiness;
});
afterAll(() => server.close());

const probe = async (path: '/health' | '/ready', token?: string) => {
  const { status, body, headers } = await server.call('GET', path, token === undefined ? {} : { token });
  expect(headers.get('cache-control')).toBe('no-store');
  return { status, body };
};
const alive = { status: 200, body: { status: 'ok' } };
const unready = (...failed: string[]) => ({ status: 503, body: { status: 'not ready', failed } });

const roomy = () => Promise.resolve(2 ** 40);

/** A database that takes questions and answers none. Answers how often it was asked. */
function hang(): () => number {
  let questions = 0;
  const never = () => {
    questions += 1;
    return new Promise<never>(() => undefined);
  };
  vi.spyOn(server.deps.db, 'execute').mockImplementation(never as never);
  vi.spyOn(server.deps.db, 'select').mockImplementation(never as never);
  server.deps.readiness = createReadiness({
    askDatabase: () => server.deps.db.execute('select 1'),
    freeBytes: roomy,
  });
  return () => questions;
}

describe('the probes', () => {
  it('OPS-04 answer everybody, token or not, as often as they ask', async () => {
    const { token } = await server.member();
    for (let round = 0; round < 20; round += 1) {
      expect(await probe('/health', round % 2 === 0 ? token : 'a dead token')).toEqual(alive);
      expect(await probe('/ready')).toEqual({ status: 200, body: { status: 'ready' } });
    }
  });

  it('OPS-04 /ready names a database that hangs within half a second, and /health goes on', async () => {
    const { token } = await server.member();
    const questions = hang();
    const start = performance.now();
    const answers = await Promise.all([1, 2, 3].map(() => probe('/ready', token)));
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(answers).toEqual([unready('database'), unready('database'), unready('database')]);
    // Probes share a question: those of many minutes do not fill the pool.
    expect(await probe('/health', token)).toEqual(alive);
    expect(questions()).toBe(1);
  });

  it('OPS-04 /ready names a full disk, and one that cannot be asked', async () => {
    const askDatabase = () => Promise.resolve();
    server.deps.readiness = createReadiness({ askDatabase, freeBytes: () => Promise.resolve(1_000_000) });
    expect(await probe('/ready')).toEqual(unready('disk'));
    server.deps.readiness = createReadiness({
      askDatabase,
      freeBytes: () => Promise.reject(new Error('gone')),
    });
    expect(await probe('/ready')).toEqual(unready('disk'));
    expect(await probe('/health')).toEqual(alive);
  });

  it('OPS-04 /ready says that the server is stopping, and is ready again after each failure', async () => {
    server.deps.lifecycle.isStopping = true;
    expect(await probe('/ready')).toEqual(unready('stopping'));
    expect(await probe('/health')).toEqual(alive);
    server.deps.lifecycle.isStopping = false;
    let isThere = false;
    server.deps.readiness = createReadiness({
      askDatabase: () => (isThere ? Promise.resolve() : Promise.reject(new Error('refused'))),
      freeBytes: roomy,
    });
    expect(await probe('/ready')).toEqual(unready('database'));
    isThere = true;
    expect((await probe('/ready')).status).toBe(200);
  });
});
