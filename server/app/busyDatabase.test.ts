import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseBusy } from '../db/database';
import { pooledDatabase } from '../db/pooled';
import { createTestServer, type TestServer } from '../testing/harness';

let server: TestServer;
/** Takes connections and says nothing, as a PostgreSQL that has no more of them does. */
const silent = createServer((socket) => void sockets.push(socket));
const sockets: Socket[] = [];
let pool: Pool;

beforeAll(async () => {
  server = await createTestServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  pool = new Pool({ host: '127.0.0.1', port, user: 'kith', max: 1, connectionTimeoutMillis: 100 });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  await server.close();
});

it('SRV-05 a database without a free connection is 503 with Retry-After, and works again afterwards', async () => {
  const { db } = server.deps;
  server.deps.db = pooledDatabase(pool);
  // The second one waits for the pool's only connection, the first one for the database.
  const answers = await Promise.all([
    server.call('GET', '/api/user/user/new', { token: 'any' }),
    server.call('GET', '/api/user/user/new', { token: 'any' }),
  ]);
  server.deps.db = db;
  for (const { status, headers, body } of answers) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body).toEqual({ code: 503, dictionary_code: 'genericError', message: 'Something went wrong' });
  }
  expect((await server.call('GET', '/api/user/user/new', { token: 'any' })).status).toBe(401);
});

it.each([
  [
    'a pooler without a database',
    Object.assign(new Error('server conn crashed?'), { code: '08P01', severity: 'FATAL' }),
    true,
  ],
  [
    'a message that the database does not take',
    Object.assign(new Error('bind'), { code: '08P01', severity: 'ERROR' }),
    false,
  ],
  ['too many connections', Object.assign(new Error('too many clients'), { code: '53300' }), true],
  ['a statement that took too long', Object.assign(new Error('canceled'), { code: '57014' }), true],
  [
    'a refused connection',
    Object.assign(new Error('no'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    true,
  ],
  [
    'a connection that broke',
    new Error('Client has encountered a connection error and is not queryable'),
    true,
  ],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), true],
  ['a closed connection', new Error('Client was closed and is not queryable'), true],
  ['a stopping database', Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  ['a standby', Object.assign(new Error('read-only transaction'), { code: '25006' }), true],
  ['a wrong statement', Object.assign(new Error('syntax'), { code: '42601' }), false],
  ['a mistake in the code', new TypeError('undefined is not a function'), false],
  ['a mail service that is away', new Error('fetch failed'), false],
])('SRV-05 tells %s from a fault', (_what, cause, isBusy) => {
  expect(isDatabaseBusy(new Error('Failed query', { cause }))).toBe(isBusy);
});
