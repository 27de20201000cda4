import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireSession } from '@/shared/wire/auth';
import { sessions } from '../../db/schema';
import { runHousekeeping } from '../../housekeeping';
import { createTestServer } from '../../testing/harness';

const server = await createTestServer();
const dayS = 86_400;

beforeEach(() => server.reset());
afterAll(() => server.close());

const self = (token: string) => server.call('GET', '/api/user/user/new', { token });

describe('sessions', () => {
  it('API-06 answers 401 without a token, with a dead one, and with nonsense', async () => {
    for (const token of ['', 'x', 'x'.repeat(500), "' or 1=1 --"])
      expect((await self(token)).status).toBe(401);
    expect((await server.call('GET', '/api/user/user/new')).body).toMatchObject({
      code: 401,
      dictionary_code: 'unauthorized',
    });
  });

  it('AUTH-08 logout ends this session at once and no other', async () => {
    const member = await server.member();
    const other = await server.newSession(member.id);
    expect((await member.call('POST', '/api/users/logout')).status).toBe(204);
    expect((await self(member.token)).status).toBe(401);
    expect((await self(other)).status).toBe(200);
  });

  it('SRV-04 a login takes the place of the session that it came with', async () => {
    const member = await server.member({ permalink: 'amara' });
    const other = await server.newSession(member.id);
    const logIn = (plainPassword: string) =>
      member.call<{ token: string }>('POST', '/api/users/auth', {
        email: 'amara@kith.example',
        plainPassword,
      });
    expect((await logIn('Not-the-password-1')).status).toBe(401);
    expect((await self(member.token)).status).toBe(200);
    const { token } = (await logIn(member.password)).body;
    expect((await self(member.token)).status).toBe(401);
    expect((await self(token)).status).toBe(200);
    expect((await self(other)).status).toBe(200);
  });

  it('SRV-04 a session ends after 14 idle days', async () => {
    const member = await server.member();
    server.clock.advance(13 * dayS);
    expect((await self(member.token)).status).toBe(200);
    server.clock.advance(13 * dayS);
    expect((await self(member.token)).status).toBe(200);
    server.clock.advance(14 * dayS);
    expect((await self(member.token)).status).toBe(401);
  });

  it('SRV-04 a session ends after 90 days, however busy', async () => {
    const member = await server.member();
    for (let day = 0; day < 80; day += 10) {
      server.clock.advance(10 * dayS);
      expect((await self(member.token)).status).toBe(200);
    }
    server.clock.advance(10 * dayS);
    expect((await self(member.token)).status).toBe(401);
    await runHousekeeping(server.deps);
    expect(await server.db.select().from(sessions)).toEqual([]);
  });

  it('SRV-04 lists own sessions and ends one, or all others', async () => {
    const member = await server.member();
    const stranger = await server.member();
    const others = [await server.newSession(member.id), await server.newSession(member.id)];
    const list = await member.call<{ list: WireSession[]; count: number }>('GET', '/api/user/sessions');
    expect(list.body.count).toBe(3);
    expect(list.body.list.filter(({ current }) => current)).toHaveLength(1);
    const ended = list.body.list.find(({ current }) => !current)?.id ?? '';
    expect((await stranger.call('DELETE', `/api/user/sessions/${ended}`)).status).toBe(404);
    expect((await member.call('DELETE', `/api/user/sessions/${ended}`)).status).toBe(204);
    expect((await member.call('DELETE', `/api/user/sessions/${ended}`)).status).toBe(404);
    expect((await member.call('DELETE', '/api/user/sessions')).status).toBe(204);
    for (const token of others) expect((await self(token)).status).toBe(401);
    expect((await self(member.token)).status).toBe(200);
    expect((await self(stranger.token)).status).toBe(200);
  });
});
