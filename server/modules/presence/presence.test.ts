import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestMember } from '../../testing/harness';

const server = await createTestServer();

beforeEach(() => server.reset());
afterAll(() => server.close());

describe('presence', () => {
  const statuses = async (viewer: TestMember, ids: (number | string)[]) =>
    (await viewer.call('GET', `/api/user/onlineStatus?ids=${ids.join(',')}`)).body;

  it('PRES-01 shows the chosen status while somebody is here, else 0', async () => {
    const viewer = await server.member();
    const member = await server.member();
    expect((await member.call('POST', '/api/user/onlineStatus', { onlineStatus: 3 })).body).toEqual({
      id: String(member.id),
      online_status: 3,
    });
    expect(await statuses(viewer, [member.id])).toEqual([{ id: String(member.id), online_status: 3 }]);
    server.clock.advance(121);
    expect(await statuses(viewer, [member.id])).toEqual([{ id: String(member.id), online_status: 0 }]);
    await member.call('POST', '/api/user/rollCall');
    expect(await statuses(viewer, [member.id])).toEqual([{ id: String(member.id), online_status: 3 }]);
  });

  it('PRES-01 leaves out who is unknown, private or blocked, and refuses floods of ids', async () => {
    const viewer = await server.member();
    const hidden = await server.member({ privacy: { profile_details: 'only_me' } });
    expect(await statuses(viewer, [hidden.id, 999, 'x', "1' or 1=1"])).toEqual([]);
    const flood = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await viewer.call('GET', `/api/user/onlineStatus?ids=${flood.join(',')}`)).status).toBe(400);
    expect((await viewer.call('POST', '/api/user/onlineStatus', { onlineStatus: 4 })).status).toBe(422);
  });
});
