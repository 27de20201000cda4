import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateWindows } from '../db/schema';
import { runHousekeeping } from '../housekeeping';
import { createTestServer, type TestServer } from '../testing/harness';
import { createRateLimiter } from './rateLimiter';
import { countUse } from './rateWindows';

let server: TestServer;
let asked: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  asked = 0;
});

/** The limits of one more process. */
const startProcess = () =>
  createRateLimiter({
    clock: server.clock,
    scale: 1,
    countShared(...use) {
      asked += 1;
      return countUse(server.db, ...use);
    },
  });

describe('limits of several processes', () => {
  it('OPS-03 let through what one process would, however the uses are spread and however many come at once', async () => {
    const [one, two, three] = [startProcess(), startProcess(), startProcess()];
    const address = 'address 10.0.0.1';
    const uses = Array.from({ length: 20 }, () => [one, two, three]).flat();
    const waits = await Promise.all(uses.map((process) => process.consume('login', address)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(30);
    expect(new Set(waits)).toEqual(new Set([0, 300]));
    expect(await one.consume('login', 'address 10.0.0.2')).toBe(0);
    server.clock.advance(299);
    expect(await two.consume('login', address)).toBe(1);
    server.clock.advance(1);
    expect(await two.consume('login', address)).toBe(0);
  });

  it('OPS-03 outlive a restart, where a text or a mail costs money', async () => {
    expect(await startProcess().consume('resend', 'phone +49 1')).toBe(0);
    server.clock.advance(10);
    expect(await startProcess().consume('resend', 'phone +49 1')).toBe(20);
    for (let mail = 0; mail < 3; mail += 1)
      expect(await startProcess().consume('resetByEmail', 'amara@kith.example')).toBe(0);
    expect(await startProcess().consume('resetByEmail', 'amara@kith.example')).toBe(3600);
  });

  it('OPS-03 cost the database nothing in a flood that a process refuses itself, nor for reads and writes', async () => {
    const one = startProcess();
    for (let use = 0; use < 100; use += 1) await one.consume('login', 'address 10.0.0.1');
    expect(asked).toBe(30);
    for (let use = 0; use < 100; use += 1) await one.consume('read', 'session 1');
    expect(asked).toBe(30);
  });

  it('OPS-03 store no address, and go with their time', async () => {
    await startProcess().consume('resetByEmail', 'amara@kith.example');
    expect(JSON.stringify(await server.db.select().from(rateWindows))).not.toContain('amara');
    await runHousekeeping(server.deps);
    expect(await server.db.select().from(rateWindows)).toHaveLength(1);
    server.clock.advance(3600);
    await runHousekeeping(server.deps);
    expect(await server.db.select().from(rateWindows)).toEqual([]);
  });
});
