import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireUserInList } from '@/shared/wire/user';
import { followRequests, follows, notifications, users } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { makeFollow } from '../../testing/posts';
import { listPeople } from './queries';

let server: TestServer;
let amara: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
});

const people = async (member: TestMember, path: string) =>
  (await member.call<WireList<WireUserInList>>('GET', `/api/follower/${path}`)).body;
const names = ({ list }: WireList<WireUserInList>) => list.map(({ display_name }) => display_name);

describe('lists of people', () => {
  it('FOLW-02 pages followers by 20, latest first or by name, and finds by the words of the name', async () => {
    for (let index = 0; index < 21; index += 1) {
      server.clock.advance(1);
      const follower = await server.member({
        firstName: 'Jónína',
        lastName: `Nr${String(index).padStart(2, '0')}`,
      });
      await makeFollow(server, follower.id, amara.id);
    }
    const first = await people(amara, `followers/${amara.id}`);
    expect([first.count, first.list.length, first.list[0]?.last_name]).toEqual([21, 20, 'Nr20']);
    expect((await people(amara, `followers/${amara.id}?page=2`)).list).toMatchObject([{ last_name: 'Nr00' }]);
    const byName = await people(amara, `followers/${amara.id}?sort=name`);
    expect(byName.list[0]?.last_name).toBe('Nr00');
    expect(await people(amara, `followers/${amara.id}?term=jonina%20nr07`)).toMatchObject({
      count: 1,
      list: [{ last_name: 'Nr07' }],
    });
    for (const term of ['%25', '_', "'", ')', ':*', '%26'])
      expect((await people(amara, `followers/${amara.id}?term=${term}`)).count).toBe(0);
  });

  it('FOLW-02 gives a long list in the order of names as it gives a short one', async () => {
    for (let index = 0; index < 7; index += 1) {
      const { id } = await server.member({ firstName: `Nr${String(index * 3).padStart(2, '0')}` });
      if (index !== 4) await makeFollow(server, id, amara.id);
    }
    for (const term of ['', 'nr1'])
      for (const offset of [0, 2, 4, 6]) {
        const query = { term, filter: 'all', sort: 'name', limit: 2, offset } as const;
        const ofLength = (longest: number) =>
          listPeople(server.db, amara.id, 'followers', amara.id, query, longest);
        const sorted = await ofLength(100);
        expect(sorted.count).toBe(term === '' ? 6 : 2);
        expect(await ofLength(5)).toEqual(sorted);
      }
  });

  it('FOLW-02 filters by mutual, requests, blocked and silenced', async () => {
    const [mutual, fan, asking, blocked] = await Promise.all(
      ['Mutual', 'Fan', 'Asking', 'Blocked'].map((firstName) => server.member({ firstName, lastName: 'X' })),
    );
    if (mutual === undefined || fan === undefined || asking === undefined || blocked === undefined)
      throw new Error();
    await makeFollow(server, mutual.id, amara.id);
    await makeFollow(server, amara.id, mutual.id);
    await makeFollow(server, fan.id, amara.id);
    await makeFollow(server, blocked.id, amara.id);
    await asking.call('POST', `/api/follower/invite/${amara.id}`);
    await amara.call('POST', `/api/follower/${blocked.id}/block`);
    await amara.call('POST', `/api/follower/${fan.id}/silence`);
    const own = (filter: string) => people(amara, `followers/${amara.id}?filter=${filter}`);
    expect(names(await own('all')).sort()).toEqual(['Fan X', 'Mutual X']);
    expect(names(await own('mutual'))).toEqual(['Mutual X']);
    expect((await own('requests')).list).toMatchObject([{ display_name: 'Asking X', invite_id: '1' }]);
    expect((await own('blocked')).list).toMatchObject([{ display_name: 'Blocked X', blocked: true }]);
    expect((await own('silenced')).list).toMatchObject([{ display_name: 'Fan X', silenced: true }]);
    const seen = await amara.call('GET', `/api/user/user/new/${fan.row.permalink}`);
    expect(seen.body).toMatchObject({ silenced: true });
    expect(names(await people(asking, `following/${asking.id}?filter=requests`))).toEqual(['Amara Nwosu']);
  });

  it('SET-06 shows lists to whom the member lets see them', async () => {
    const viewer = await server.member();
    const edit = (privacy: typeof users.$inferInsert.privacy) =>
      server.db.update(users).set({ privacy }).where(eq(users.id, amara.id));
    const status = async (list: string) =>
      (await viewer.call('GET', `/api/follower/${list}/${amara.id}`)).status;
    await edit({ who_follows_me: 'only_me' });
    expect([await status('followers'), await status('following')]).toEqual([403, 200]);
    await edit({ who_i_follow: 'all_followers' });
    expect([await status('followers'), await status('following')]).toEqual([200, 403]);
    await makeFollow(server, viewer.id, amara.id);
    expect(await status('following')).toBe(200);
    expect((await amara.call('GET', `/api/follower/followers/${amara.id}`)).status).toBe(200);
  });

  it('NTF-03 tells of follows, requests and acceptances, and forgets withdrawn ones', async () => {
    const fan = await server.member();
    const told = async (id: number) =>
      (await server.db.select().from(notifications).where(eq(notifications.userId, id))).map(
        ({ modelType }) => modelType,
      );
    await fan.call('POST', `/api/follower/${amara.id}/follow`);
    await fan.call('POST', `/api/follower/${amara.id}/follow`);
    expect(await told(amara.id)).toEqual(['userfollow']);
    await fan.call('DELETE', `/api/follower/${amara.id}/unfollow`);
    await fan.call('POST', `/api/follower/invite/${amara.id}`);
    expect(await told(amara.id)).toEqual(['followerinvite']);
    await fan.call('DELETE', `/api/follower/invite/${amara.id}`);
    expect(await told(amara.id)).toEqual([]);
    await fan.call('POST', `/api/follower/invite/${amara.id}`);
    const asking = await people(amara, `followers/${amara.id}?filter=requests`);
    await amara.call('PATCH', `/api/follower/invite/${asking.list[0]?.invite_id ?? ''}/accept`);
    expect(await told(fan.id)).toEqual(['followeraccept']);
  });

  it('FOLW-02 a block ends following and asking both ways for good', async () => {
    const other = await server.member();
    await amara.call('POST', `/api/follower/${other.id}/follow`);
    await other.call('POST', `/api/follower/${amara.id}/follow`);
    const third = await server.member();
    await amara.call('POST', `/api/follower/invite/${third.id}`);
    await third.call('POST', `/api/follower/invite/${amara.id}`);
    for (const member of [other, third]) {
      await amara.call('POST', `/api/follower/${member.id}/block`);
      await amara.call('POST', `/api/follower/${member.id}/unblock`);
    }
    expect(await server.db.select().from(follows)).toEqual([]);
    expect(await server.db.select().from(followRequests)).toEqual([]);
    expect(await server.db.select().from(notifications)).toEqual([]);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it("FOLW-04 answers only one's own requests", async () => {
    const fan = await server.member();
    const other = await server.member();
    await fan.call('POST', `/api/follower/invite/${amara.id}`);
    for (const member of [fan, other])
      expect((await member.call('PATCH', '/api/follower/invite/1/accept')).status).toBe(404);
  });

  it('FOLW-01 keeps counters right when a ring of members follows, blocks and removes at once', async () => {
    const ring = [amara];
    for (let index = 0; index < 7; index += 1) ring.push(await server.member());
    const calls = ring.flatMap((member, index) => {
      const next = ring[(index + 1) % ring.length] ?? amara;
      const far = ring[(index + 3) % ring.length] ?? amara;
      return [
        member.call('POST', `/api/follower/${next.id}/follow`),
        next.call('POST', `/api/follower/${member.id}/follow`),
        member.call('POST', `/api/follower/${far.id}/follow`),
        far.call('POST', `/api/follower/remove/${member.id}`),
        ...(index % 4 === 0 ? [far.call('POST', `/api/follower/${member.id}/block`)] : []),
      ];
    });
    for (const { status } of await Promise.all(calls)) expect(status).toBeLessThan(500);
    expect(await countMismatches(server.db)).toEqual([]);
  });
});

describe('people you may know', () => {
  const suggested = async () =>
    names((await amara.call<WireList<WireUserInList>>('GET', '/api/friends/sugg')).body);

  it('FOLW-03 puts those with most in common first and leaves out who is known, asked, hidden or closed', async () => {
    const make = (firstName: string, traits = {}) => server.member({ firstName, lastName: 'S', ...traits });
    const friend = await make('Friend');
    const other = await make('Other');
    const close = await make('Close');
    const near = await make('Near');
    const asked = await make('Asked', { privacy: { profile_details: 'approved_followers' } });
    await make('Closed', { privacy: { find_in_search: 'no_one' } });
    await make('Unconfirmed', { confirmedAt: null });
    const blocked = await make('Blocked');
    for (const known of [friend, other]) await makeFollow(server, amara.id, known.id);
    for (const [follower, followee] of [
      [friend, near],
      [friend, close],
      [other, close],
    ] as const)
      await makeFollow(server, follower.id, followee.id);
    await amara.call('POST', `/api/follower/invite/${asked.id}`);
    await blocked.call('POST', `/api/follower/${amara.id}/block`);
    expect(await suggested()).toEqual(['Close S', 'Near S']);
    expect((await amara.call('DELETE', `/api/friends/sugg/${close.id}`)).status).toBe(204);
    expect((await amara.call('DELETE', `/api/friends/sugg/${close.id}`)).status).toBe(204);
    expect(await suggested()).toEqual(['Near S']);
    for (const id of [blocked.id, 999_999])
      expect((await amara.call('DELETE', `/api/friends/sugg/${id}`)).status, 'one who blocks is nobody').toBe(
        404,
      );
    const beyond = await amara.call<WireList<WireUserInList>>('GET', '/api/friends/sugg?page=9');
    expect(beyond.body).toEqual({ list: [], count: 1 });
  });
});
