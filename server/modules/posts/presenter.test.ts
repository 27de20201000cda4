import { afterAll, beforeEach, expect, it } from 'vitest';
import { closings } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { comment, makeFollow, pendingPicture, publish } from '../../testing/posts';
import { statementsOf } from '../../testing/statements';
import { presentComments } from '../comments/presenter';
import { presentPosts } from './presenter';

const server = await createTestServer();
let amara: TestMember;
let yusuf: TestMember;

beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
});
afterAll(() => server.close());

it('SRV-02 posts of several authors, and comments, are presented by one statement each', async () => {
  await makeFollow(server, amara.id, yusuf.id);
  const keys = [await pendingPicture(server, amara.id), await pendingPicture(server, amara.id)];
  const own = await publish(amara, { post: 'Two pictures', photos: keys.toReversed() });
  const other = await publish(yusuf, { post: 'None' });
  const ids = [Number(other.id), Number(own.id)];
  const said = [await comment(amara, own.id, 'Mine'), await comment(yusuf, own.id, 'Ours')];
  const present = (db: typeof server.db) => presentPosts({ ...server.deps, db }, amara.id, ids);

  const posts = await present(server.db);
  expect(posts.map(({ id }) => id)).toEqual([other.id, own.id]);
  expect(posts.map(({ author }) => author)).toMatchObject([
    { permalink: 'yusuf', is_following: true, is_follower: false },
    { permalink: 'amara', is_following: false },
  ]);
  expect(posts[1]?.photos).toMatchObject(
    keys.toReversed().map((key) => ({
      key,
      width: 40,
      height: 30,
      created_at: server.clock.now().toISOString(),
    })),
  );
  expect(posts[0]?.photos).toEqual([]);
  expect(await statementsOf(server.db, present)).toBe(1);

  const comments = (db: typeof server.db) =>
    presentComments(
      { ...server.deps, db },
      amara.id,
      said.map(({ id }) => Number(id)),
    );
  expect((await comments(server.db)).map(({ author }) => author.permalink)).toEqual(['amara', 'yusuf']);
  expect(await statementsOf(server.db, comments)).toBe(1);
});

it('OWN-02 leaves out posts and comments whose author has closed the account meanwhile', async () => {
  const own = await publish(amara, { post: 'Mine' });
  const other = await publish(yusuf, { post: 'Soon gone' });
  const said = await comment(yusuf, own.id, 'Soon gone too');
  const now = server.clock.now();
  await server.db.insert(closings).values({ userId: yusuf.id, closedAt: now, until: now });

  const posts = await presentPosts(server.deps, amara.id, [Number(other.id), Number(own.id)]);
  expect(posts.map(({ id }) => id)).toEqual([own.id]);
  expect(await presentComments(server.deps, amara.id, [Number(said.id)])).toEqual([]);
});
