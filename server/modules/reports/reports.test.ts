import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WirePost } from '@/shared/wire/post';
import type { WireReportReason } from '@/shared/wire/report';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { comment, employ, joinGroup, makeCompany, makeFollow, makeGroup, publish } from '../../testing/posts';
import { describeReports } from './service';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
});

const idsAt = async (path: string) =>
  (await amara.call<WireList<WirePost>>('GET', path)).body.list.map((post) => post.id);
const report = (postId: string, body: unknown) => amara.call('POST', `/api/report/${postId}`, body);
const listed = () => describeReports(server.db, 'https://kith.example');

describe('reports', () => {
  it('RPT-01 names the reasons, "something else" last', async () => {
    const { body } = await amara.call<WireList<WireReportReason>>('GET', '/api/report/dict');
    expect(body.count).toBe(9);
    expect(body.list[0]).toEqual({ id: '1', code: 'nudity', name: 'Nudity/sexually explicit' });
    expect(body.list.at(-1)).toEqual({ id: '9', code: 'other', name: 'Something else' });
  });

  it("RPT-01 takes the post out of all of the reporter's lists, and of nobody else's", async () => {
    await makeFollow(server, amara.id, yusuf.id);
    const groupId = await makeGroup(server, yusuf.id);
    await joinGroup(server, groupId, amara.id);
    const kept = await publish(yusuf, { post: 'Kept #bench' });
    const onWall = await publish(yusuf, { post: 'Sold out #bench' });
    const inGroup = await publish(yusuf, { post: 'In the group' }, `group/${groupId}`);
    const paths = [
      '/api/post/news',
      `/api/post/user/${yusuf.id}`,
      `/api/post/group/${groupId}`,
      '/api/post/bookmarks',
      '/api/search/post?term=bench',
    ];
    for (const post of [onWall, inGroup])
      await amara.call('POST', `/api/bookmark/${post.post_type}/${post.id}/add`);
    const before = await Promise.all(paths.map(idsAt));
    expect(before.flat()).toEqual(expect.arrayContaining([kept.id, onWall.id, inGroup.id]));

    for (const post of [onWall, inGroup])
      expect((await report(post.id, { reason: 'spam', details: '' })).status).toBe(204);

    const after = await Promise.all(paths.map(idsAt));
    expect(after).toEqual([[kept.id], [kept.id], [], [], [kept.id]]);
    const view = await amara.call<WirePost>('GET', `/api/post/view/${onWall.id}`);
    expect(view.body.deleted).toBe(true);
    const others = await yusuf.call<WireList<WirePost>>('GET', `/api/post/user/${yusuf.id}`);
    expect(others.body.list.map(({ id, deleted }) => [id, deleted])).toEqual([
      [onWall.id, false],
      [kept.id, false],
    ]);
  });

  it('RPT-01 wants details for "something else", a known reason and a bounded text', async () => {
    const post = await publish(yusuf, { post: 'A post' });
    for (const body of [
      { reason: 'other' },
      { reason: 'other', details: '  ' },
      { reason: 'boredom', details: 'x' },
      { reason: 'spam', details: 'a'.repeat(1001) },
      {},
    ])
      expect((await report(post.id, body)).status).toBe(422);
    expect(await listed()).toEqual([]);
    expect((await report(post.id, { reason: 'other', details: 'It copies mine' })).status).toBe(204);
  });

  it('RPT-01 keeps one report of a member and post, and lists it after the post is gone', async () => {
    const post = await publish(yusuf, { post: 'Buy \u001b[2Jnow' });
    await report(post.id, { reason: 'spam' });
    expect((await report(post.id, { reason: 'violence', details: 'again' })).status).toBe(204);
    expect(await listed()).toEqual([
      `2026-03-04T09:30:00.000Z  spam  by @amara\n  https://kith.example/post/${post.id}\n  Post: Buy [2Jnow`,
    ]);
    await yusuf.call('DELETE', `/api/post/user/${post.id}`);
    expect((await listed())[0]).toContain('The post is deleted.');
  });

  it('RPT-01 DESK-02 takes reports of comments, people, groups and companies, once each', async () => {
    const post = await publish(yusuf, { post: 'A post' });
    const said = await comment(yusuf, post.id, 'Buy now');
    const groupId = await makeGroup(server, yusuf.id, { name: 'Sellers', permalink: 'sellers' });
    const companyId = await makeCompany(server, 'Sales', { permalink: 'sales' });
    await employ(server, companyId, yusuf.id, 'owner');
    const paths = [`comment/${said.id}`, `user/${yusuf.id}`, `group/${groupId}`, `company/${companyId}`];
    for (const path of [...paths, ...paths]) {
      server.clock.advance(1);
      expect((await amara.call('POST', `/api/report/${path}`, { reason: 'spam' })).status).toBe(204);
    }
    const lines = (await listed()).map((text) =>
      text
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
    );
    expect(lines).toEqual([
      ['https://kith.example/company/sales', 'Company: Sales'],
      ['https://kith.example/group/sellers', 'Group: Sellers'],
      ['https://kith.example/profile/yusuf', expect.stringMatching(/^Member: ./)],
      [`https://kith.example/comment/${said.id}`, 'Comment: Buy now'],
    ]);
    for (const path of paths)
      expect((await yusuf.call('POST', `/api/report/${path}`, { reason: 'spam' })).status).toBe(403);
    expect((await amara.call('POST', `/api/report/planet/1`, { reason: 'spam' })).status).toBe(404);
  });
});
