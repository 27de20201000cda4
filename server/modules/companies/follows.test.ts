import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireCompany } from '@/shared/wire/company';
import type { WireNotifications } from '@/shared/wire/notification';
import { companies } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { employ, makeCompany, publish } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
let member: TestMember;
let amara: TestMember;
let companyId: number;
let wall: string;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member({ permalink: 'owner' });
  member = await server.member({ permalink: 'member' });
  amara = await server.member({ permalink: 'amara' });
  companyId = await makeCompany(server, 'The press', { permalink: 'the-press' });
  wall = `company/${companyId}`;
  await employ(server, companyId, owner.id, 'owner');
  await employ(server, companyId, member.id);
});

describe('followers of a company', () => {
  const told = async (who: TestMember) => {
    const { body } = await who.call<WireNotifications>('GET', '/api/notify');
    return body.list.map(({ action_type, actor, text }) => `${action_type} ${actor?.permalink}: ${text}`);
  };
  const choose = (who: TestMember, level?: string) =>
    who.call('POST', `/api/companies/${companyId}/follow`, level === undefined ? undefined : { level });
  const levelOf = async (who: TestMember) =>
    (await who.call<WireCompany>('GET', '/api/companies/the-press')).body.follow_level;

  it('CMP-03 NTF-03 are told of its posts once they ask for all of them, and no longer once they do not', async () => {
    expect(await levelOf(amara)).toBeNull();
    await choose(amara);
    expect(await levelOf(amara)).toBe('none');
    await publish(owner, { post: 'Not told' }, wall);
    expect(await told(amara)).toEqual([]);
    expect((await choose(amara, 'some')).status).toBe(422);
    await choose(amara, 'all');
    await choose(amara);
    expect(await levelOf(amara)).toBe('all');
    await publish(owner, { post: 'Told' }, wall);
    await publish(owner, { post: 'Of the owner alone' }, `user/${owner.id}`);
    expect(await told(amara)).toEqual(['company_post_create owner: Told']);
    await choose(amara, 'none');
    await publish(owner, { post: 'Not told again' }, wall);
    expect(await told(amara)).toHaveLength(1);
    await choose(amara, 'all');
    await amara.call('POST', `/api/companies/${companyId}/unfollow`);
    await choose(amara);
    expect(await levelOf(amara)).toBe('none');
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('CMP-03 are told nothing by a private one but by its team, nor by who posts, nor twice when named', async () => {
    for (const who of [amara, member, owner]) await choose(who, 'all');
    await publish(owner, { post: 'Dear @amara' }, wall);
    expect(await told(amara)).toEqual(['null owner: Dear @amara']);
    await server.db.update(companies).set({ privacy: 1 });
    await publish(owner, { post: 'Within' }, wall);
    expect(await told(member)).toContain('company_post_create owner: Within');
    expect((await told(amara)).join()).not.toContain('Within');
    expect(await told(owner)).toEqual([]);
  });
});
