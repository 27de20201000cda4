import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireError, WireList } from '@/shared/wire/common';
import type {
  WireGroup,
  WireGroupLink,
  WireGroupLogEntry,
  WireGroupMember,
  WireGroupStanding,
} from '@/shared/wire/group';
import { groupLinks, groupMembers } from '../../db/schema';
import { selectRows } from '../../db/database';
import { runHousekeeping } from '../../housekeeping';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeGroup } from '../../testing/posts';

const daySeconds = 86_400;
let server: TestServer;
let owner: TestMember;
let amara: TestMember;
/** A private group. */
let groupId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member({ permalink: 'owner' });
  amara = await server.member({ permalink: 'amara' });
  groupId = await makeGroup(server, owner.id, { permalink: 'the-desk', privacy: 1 });
});

const links = () => `/api/groups/${groupId}/links`;
async function makeLink(body: object = {}): Promise<WireGroupLink & { code: string }> {
  const answer = await owner.call<WireGroupLink>('POST', links(), body);
  const { code } = answer.body;
  if (answer.status !== 201 || code === null) throw new Error(`The link was answered with ${answer.status}`);
  return { ...answer.body, code };
}
const joinBy = (member: TestMember, code: string, answers?: string[]) =>
  member.call<WireGroupStanding & WireError>('POST', `/api/groups/${groupId}/join`, { code, answers });
const listed = async () => (await owner.call<WireList<WireGroupLink>>('GET', links())).body;

describe('invite links', () => {
  it('GRP-06 a link lets people into a private group at once, and counts them', async () => {
    const link = await makeLink({ days: 3, uses: 2 });
    const expiresAt = new Date(server.clock.now().getTime() + 3 * daySeconds * 1000).toISOString();
    expect(link).toMatchObject({ uses: 2, used: 0, expires_at: expiresAt });
    expect(await joinBy(amara, link.code)).toMatchObject({ status: 200, body: { role: 'member' } });
    expect((await joinBy(amara, link.code)).body).toEqual({
      role: 'member',
      invite_status: null,
      silenced: false,
    });
    expect(await listed()).toEqual({
      list: [{ id: link.id, code: null, uses: 2, used: 1, expires_at: expiresAt }],
      count: 1,
    });
    const log = await owner.call<WireList<WireGroupLogEntry>>('GET', `/api/groups/${groupId}/log`);
    expect(log.body.list.map(({ act, actor }) => [act, actor.permalink])).toEqual([
      ['join_by_link', 'amara'],
      ['create_link', 'owner'],
    ]);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('GRP-06 SRV-04 stores no code, only its hash', async () => {
    const { code } = await makeLink();
    const [row] = await selectRows(
      server.db,
      sql`select row_to_json(group_links)::text as line from group_links`,
    );
    expect(code.length).toBeGreaterThan(40);
    expect(String(row?.line)).not.toContain(code);
  });

  it('GRP-06 tells links apart that are over, used up, revoked or unknown; none of them lets anybody in', async () => {
    const short = await makeLink({ days: 1 });
    const narrow = await makeLink({ days: 2, uses: 1 });
    const revoked = await makeLink({ days: 2 });
    const other = await makeGroup(server, owner.id, { permalink: 'other', privacy: 1 });
    const elsewhere = await owner.call<WireGroupLink>('POST', `/api/groups/${other}/links`);
    expect((await owner.call('DELETE', `${links()}/${revoked.id}`)).status).toBe(204);
    expect((await owner.call('DELETE', `${links()}/${revoked.id}`)).status).toBe(404);
    expect((await owner.call('DELETE', `${links()}/${elsewhere.body.id}`)).status).toBe(404);
    await joinBy(await server.member(), narrow.code);
    server.clock.advance(daySeconds);
    const outcomes = [];
    for (const code of [short.code, narrow.code, revoked.code, elsewhere.body.code ?? '', '']) {
      const { status, body } = await joinBy(amara, code);
      outcomes.push([status, body.dictionary_code]);
    }
    expect(outcomes).toEqual([
      [409, 'inviteLinkOver'],
      [409, 'inviteLinkUsedUp'],
      [404, 'inviteLinkUnknown'],
      [404, 'inviteLinkUnknown'],
      [404, 'inviteLinkUnknown'],
    ]);
    const { role, invite_status } = (await amara.call<WireGroup>('GET', '/api/groups/the-desk')).body;
    expect([role, invite_status]).toEqual([null, null]);
  });

  it('GRP-06 SRV-05 a blocked person stays out, whoever shows them the link, and uses nothing of it', async () => {
    await joinGroup(server, groupId, amara.id);
    await owner.call('POST', `/api/groups/${groupId}/members/${amara.id}/block`);
    const { code } = await makeLink({ uses: 1 });
    expect((await joinBy(amara, code)).status).toBe(403);
    expect((await listed()).list.map(({ used }) => used)).toEqual([0]);
  });

  it('GRP-05 GRP-06 whoever asks or is invited comes in by the link, with the role offered', async () => {
    const { code } = await makeLink();
    const guest = await server.member();
    await amara.call('POST', `/api/groups/${groupId}/join`);
    await owner.call('POST', `/api/invites/group/${groupId}/create/${guest.id}`, { role: 'moderator' });
    expect((await joinBy(amara, code)).body.role).toBe('member');
    expect((await joinBy(guest, code)).body.role).toBe('moderator');
    const requests = await owner.call<WireList<WireGroupMember>>(
      'GET',
      `/api/groups/${groupId}/members?type=request`,
    );
    expect(requests.body.count).toBe(0);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('GRP-06 two who take the last use of a link at once: one is in', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { code, id } = await makeLink({ uses: 1 });
      const [first, second] = await Promise.all([server.member(), server.member()]);
      const answers = await Promise.all([joinBy(first, code), joinBy(second, code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [link] = await server.db
        .select()
        .from(groupLinks)
        .where(eq(groupLinks.id, Number(id)));
      expect(link?.used).toBe(1);
    }
    expect(await server.db.select().from(groupMembers)).toHaveLength(6);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it.each([{ days: 0 }, { days: 91 }, { uses: 0 }, { uses: 1001 }, { uses: 1.5 }])(
    'GRP-06 refuses a link with %o',
    async (body) => {
      expect((await owner.call('POST', links(), body)).status).toBe(422);
    },
  );

  it('GRP-06 has ten open links at most, and forgets old ones 30 days after their end', async () => {
    for (let made = 0; made < 10; made += 1) await makeLink({ days: 1 });
    expect((await owner.call('POST', links())).status).toBe(409);
    server.clock.advance(daySeconds);
    await makeLink({ days: 90 });
    server.clock.advance(30 * daySeconds - 60);
    await runHousekeeping(server.deps);
    const kept = () => server.db.select().from(groupLinks);
    expect(await kept()).toHaveLength(11);
    server.clock.advance(60);
    await runHousekeeping(server.deps);
    expect(await kept()).toHaveLength(1);
  });
});
