import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WireInvitation, WireInviter } from '@/shared/wire/discover';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';

let server: TestServer;
let amara: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara', firstName: 'Amara' });
});

const link = (method: 'GET' | 'POST', member = amara) =>
  member.call<WireInvitation>(method, '/api/user/invitation');
const show = (code: string | null) => server.call<WireInviter>('GET', `/api/invitation/${code ?? ''}`);

async function comeBy(code: string | null, email: string, confirms = true) {
  const body = {
    email,
    plainPassword: 'Good-neighbour-7',
    firstName: 'New',
    lastName: 'Comer',
    invitation: code,
  };
  expect((await server.call('POST', '/api/users/register', { body })).status).toBe(201);
  if (!confirms) return null;
  await server.call('GET', `/api/users/confirm?token=${await server.mailedToken(email)}`);
  const login = await server.call<{ token: string }>('POST', '/api/users/auth', {
    body: { email, plainPassword: body.plainPassword },
  });
  return (await server.call<WireInvitation>('GET', '/api/user/invitation', { token: login.body.token })).body;
}

it('HOUR-03 gives a member one link, which counts who came and names the inviter to them', async () => {
  expect((await link('GET')).body).toEqual({ code: null, address: null, used: 0, inviter: null });
  const [{ body: made }, { body: again }] = [await link('POST'), await link('POST')];
  expect(again).toEqual(made);
  expect(made.address).toBe(`http://localhost:3000/signUp?invite=${made.code}`);
  expect((await show(made.code)).body).toEqual({ first_name: 'Amara', avatar: null });

  const seen = await comeBy(made.code, 'one@kith.example');
  expect(seen?.inviter).toMatchObject({ permalink: 'amara', is_following: false });
  await comeBy(made.code, 'never-confirmed@kith.example', false);
  expect((await link('GET')).body.used).toBe(1);
});

it('HOUR-03 ends a revoked link, keeps the count, and lets people sign up all the same', async () => {
  const { code } = (await link('POST')).body;
  await comeBy(code, 'one@kith.example');
  const revoke = async () => (await amara.call('DELETE', '/api/user/invitation')).status;
  expect([await revoke(), await revoke()]).toEqual([204, 204]);
  expect(await show(code)).toMatchObject({ status: 404, body: { dictionary_code: 'inviteLinkUnknown' } });
  expect((await comeBy(code, 'two@kith.example'))?.inviter).toBeNull();
  const renewed = (await link('POST')).body;
  expect(renewed.code).not.toBe(code);
  expect(renewed.used).toBe(1);
});

it('HOUR-03 shows nobody who has closed their account', async () => {
  const { code } = (await link('POST')).body;
  expect((await amara.call('DELETE', '/api/user', { password: amara.password })).status).toBe(200);
  expect((await show(code)).status).toBe(404);
});
