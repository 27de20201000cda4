import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer } from '../testing/harness';

const server = await createTestServer();

beforeEach(() => server.reset());
afterAll(() => server.close());

const send = (body: BodyInit, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  server.app.fetch(
    new Request('http://localhost/api/users/auth', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit),
  );

describe('headers', () => {
  it('SRV-05 every answer of the API carries them, errors included', async () => {
    const member = await server.member();
    const answers = [
      await server.call('GET', '/api/status'),
      await server.call('GET', '/api/nothing'),
      await server.call('GET', '/api/user/user/new'),
      await server.call('POST', '/api/users/auth', { body: {} }),
      await member.call('POST', '/api/user/rollCall'),
      await server.call('GET', '/nowhere'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 422, 204, 404]);
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      for (const name of [
        'server',
        'x-powered-by',
        'access-control-allow-origin',
        'strict-transport-security',
      ])
        expect(headers.has(name)).toBe(false);
    }
  });

  it('promises https only where it is served by https', async () => {
    const secure = await createTestServer({ env: { PUBLIC_URL: 'https://kith.example' } });
    const { headers } = await secure.call('GET', '/api/status');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    await secure.close();
  });

  it('gives no other site leave to call', async () => {
    const preflight = await server.app.fetch(
      new Request('http://localhost/api/user/edit', {
        method: 'OPTIONS',
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PATCH' },
      }),
    );
    expect(preflight.status).toBe(404);
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('bodies', () => {
  const login = (fields: object) =>
    JSON.stringify({ email: 'a@kith.example', plainPassword: 'x', ...fields });
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it.each<[string, string | Uint8Array, number]>([
    ['truncated JSON', '{"email":', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['null', 'null', 400],
    ['NUL in a text', login({ plainPassword: 'a\0b' }), 400],
    ['NUL in a key', login({ 'a\0': 1 }), 400],
    ['half a surrogate pair', '{"email":"a@kith.example","plainPassword":"\\ud800"}', 400],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
    ['33 levels', login({ deep: JSON.parse(nested(33)) as unknown }), 400],
    ['a thousand levels', nested(1000), 400],
    [
      'more fields than any call has',
      login(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, 1]))),
      400,
    ],
    ['thousands of values', login({ list: Array.from({ length: 3000 }, () => 1) }), 400],
    ['one byte over 64 KiB', login({ pad: '' }).replace('"pad":""', `"pad":"${'x'.repeat(65_536)}"`), 413],
    ['a number for an address', login({ email: 1 }), 422],
    ['a prototype', '{"__proto__":{"email":"a@kith.example"},"plainPassword":"x"}', 422],
  ])('refuses %s', async (_what, body, status) => {
    const response = await send(body as BodyInit);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: status, dictionary_code: 'validationError' });
  });

  it('takes JSON only', async () => {
    expect((await send('{}', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await send('email=a', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  it('believes no Content-Length, and stops reading at the limit', async () => {
    expect(
      (await send('{}', { 'Content-Type': 'application/json', 'Content-Length': '999999' })).status,
    ).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    expect((await send(endless)).status).toBe(413);
    expect(sent).toBeLessThanOrEqual(65_536 + 4 * 16_384);
  });

  it('answers 408 to a body that stops coming', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answer = send(new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) }));
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await vi.advanceTimersByTimeAsync(120_000);
      expect((await answer).status).toBe(408);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('last-resort errors', () => {
  it('say nothing but an id that the log repeats', async () => {
    const member = await server.member();
    const error = vi.spyOn(server.deps.log, 'error');
    const status = vi.spyOn(server.deps.db, 'select').mockImplementation(() => {
      throw new Error('secret detail of amara@kith.example');
    });
    const answer = await member.call<{ params: { request_id: string } }>('GET', '/api/user/user/new');
    status.mockRestore();
    expect(answer).toMatchObject({ status: 500, body: { code: 500, dictionary_code: 'genericError' } });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.[0]).toContain(answer.body.params.request_id);
    expect(error.mock.calls[0]?.[0]).not.toContain('amara@');
    error.mockRestore();
  });

  it('are 507 when the disk is full', async () => {
    const member = await server.member();
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const select = vi.spyOn(server.deps.db, 'select').mockImplementation(() => {
      throw full;
    });
    expect(await member.call('GET', '/api/user/user/new')).toMatchObject({
      status: 507,
      body: { dictionary_code: 'serverFull' },
    });
    select.mockRestore();
  });
});

describe('limits', () => {
  it('refuse the 301st write of a session in 5 minutes, and nobody else’s', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    await strict.reset();
    const member = await strict.member();
    const other = await strict.member();
    for (let write = 0; write < 300; write += 1) await member.call('POST', '/api/user/rollCall');
    const refused = await member.call('POST', '/api/user/rollCall');
    expect(refused).toMatchObject({
      status: 429,
      body: { dictionary_code: 'tooManyRequests', params: { seconds: 300 } },
    });
    expect(refused.headers.get('retry-after')).toBe('300');
    expect((await other.call('POST', '/api/user/rollCall')).status).toBe(204);
    expect((await member.call('GET', '/api/user/user/new')).status).toBe(200);
    await strict.close();
  });

  it('refuse the 2,001st read of an address in 5 minutes', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    const read = (address: string) => strict.call('GET', '/api/status', { address });
    for (let count = 0; count < 2000; count += 1) await read('10.0.0.1');
    expect((await read('10.0.0.1')).status).toBe(429);
    expect((await read('10.0.0.2')).status).toBe(200);
    await strict.close();
  });
});

describe('the server about itself', () => {
  it('SHELL-08 ANY-06 says whether it is under maintenance, and what it speaks', async () => {
    const features = [
      'twoFactorDefault',
      'publishOnBlockchain',
      'groupRoles',
      'groupDesk',
      'groupLinks',
      'groupLists',
      'hideSuggestions',
      'followLevels',
      'visitorView',
      'resendConfirmation',
      'albums',
      'descriptions',
      'archive',
      'export',
      'closing',
      'clips',
      'stream',
      'notify',
      'reports',
      'discover',
      'common',
      'invitation',
      'dashboard',
      'desk',
    ];
    expect((await server.call('GET', '/api/status')).body).toEqual({ is_maintance_mode: false, features });
    const closed = await createTestServer({ env: { MAINTENANCE: 'true' } });
    expect((await closed.call('GET', '/api/status')).body).toEqual({ is_maintance_mode: true, features });
    await closed.close();
  });

  it('API-04 takes a log text, bounded, rid of secrets and line breaks', async () => {
    const warn = vi.spyOn(server.deps.log, 'warn');
    const logText =
      'GET /api/x?token=abc failed for amara@kith.example code 123456 Qm9iYmVybGVTZWNyZXRUb2tlbg\nForged line';
    const call = (body: unknown) => server.call('POST', '/api/log', { body });
    expect((await call({ uuid: '0b1c', logText })).status).toBe(204);
    const line = warn.mock.calls[0]?.[0] ?? '';
    for (const secret of ['abc', 'amara', '123456', 'Qm9iYmVybGV', '\n']) expect(line).not.toContain(secret);
    expect((await call({ uuid: '0b1c', logText: 'x'.repeat(4097) })).status).toBe(422);
    expect((await call({ uuid: 'a\nb', logText: 'x' })).status).toBe(422);
    warn.mockRestore();
  });

  it('takes reports of the content policy and nothing else', async () => {
    const call = (type: string, body: string) =>
      server.app.fetch(
        new Request('http://localhost/api/csp-report', {
          method: 'POST',
          headers: { 'Content-Type': type },
          body,
        }),
      );
    const report = JSON.stringify({
      'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'https://x.example/?t=1' },
    });
    expect((await call('application/csp-report', report)).status).toBe(204);
    expect((await call('application/csp-report', '[]')).status).toBe(400);
    expect((await call('text/plain', report)).status).toBe(415);
  });

  it('keeps no secret of a report of the content policy that is cut off', async () => {
    const warn = vi.spyOn(server.deps.log, 'warn');
    // The end of what is kept lies within the secret.
    const address = `https://x.example/${'a/'.repeat(77)}Qm9iYmVybGVTZWNyZXRUb2tlbg`;
    const report = { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': address } };
    const headers = { 'Content-Type': 'application/csp-report' };
    const body = JSON.stringify(report);
    await server.app.fetch(new Request('http://localhost/api/csp-report', { method: 'POST', headers, body }));
    expect(warn.mock.calls[0]?.[0]).toContain('img-src blocked');
    expect(warn.mock.calls[0]?.[0]).not.toContain('Qm9i');
    warn.mockRestore();
  });

  it('SRV-01 keeps the database’s own errors to itself', async () => {
    await expect(server.db.execute(sql`select 1 from nowhere`)).rejects.toThrow();
    for (const path of [
      '/api/user/user/new/%00',
      '/api/user/user/new/%ff',
      "/api/user/user/new/'",
      '/api/user/onlineStatus?ids=%00',
    ])
      expect((await (await server.member()).call('GET', path)).status).toBeLessThan(500);
  });
});
