import { eq } from 'drizzle-orm';
import type { WireAlbum } from '@/shared/wire/album';
import type { WireComment, WirePost } from '@/shared/wire/post';
import { groupLog, users } from '../db/schema';
import type { TestMember, TestServer } from './harness';
import { pictureForm, testPicture } from './pictures';
import { employ, joinGroup, makeCompany, makeGroup } from './posts';

/** Word that stands in everything of the leaver's, and nowhere else. */
export const canary = 'canarybird';

/** A member with something of every kind, and people around them. */
export interface LeaverWorld {
  leaver: TestMember;
  /** Follows the leaver and is followed, writes under their posts and on their wall. */
  friend: TestMember;
  /** Owns the group and the company in which the leaver is. */
  boss: TestMember;
  groupId: number;
  companyId: number;
  /** Keys of the leaver's own pictures; of pictures that they uploaded for the group and company; of the friend's. */
  own: string[];
  shared: string[];
  foreign: string[];
  /** Posts of the friend: on their own wall, and on the leaver's. */
  friendPost: WirePost;
  onLeaversWall: WirePost;
  ids: string[];
}

/** Fills the server with the leaver's world, by calls as far as there are any. */
export async function createLeaverWorld(server: TestServer): Promise<LeaverWorld> {
  const leaver = await server.member({
    permalink: `${canary}-link`,
    firstName: `${canary}first`,
    lastName: `${canary}last`,
    email: `${canary}@kith.example`,
    bio: `${canary} bio`,
    location: `${canary} town`,
  });
  const friend = await server.member({ permalink: 'friend' });
  const boss = await server.member({ permalink: 'boss' });
  const groupId = await makeGroup(server, boss.id, { permalink: 'the-group' });
  await joinGroup(server, groupId, leaver.id, 'admin');
  const companyId = await makeCompany(server, 'The company', { permalink: 'the-company' });
  await employ(server, companyId, boss.id, 'owner');
  await employ(server, companyId, leaver.id, 'moderator');

  const upload = async (who: TestMember, fields: Record<string, string> = {}, path = '/upload') => {
    const form = pictureForm(await testPicture('png'), { fields });
    return (await who.call<{ file_id: string }>('POST', path, form)).body.file_id;
  };
  const post = async (who: TestMember, wall: string, body: unknown) =>
    (await who.call<WirePost>('POST', `/api/post/${wall}`, body)).body;
  const say = async (who: TestMember, place: string, body: unknown) =>
    (await who.call<WireComment>('POST', `/api/comments/${place}`, body)).body;

  const own = [await upload(leaver), await upload(leaver), await upload(leaver, {}, '/api/profile/photo')];
  const shared = [
    await upload(leaver, { groupId: String(groupId) }, '/api/profile/photo'),
    await upload(leaver, { company_id: String(companyId) }),
  ];
  const foreign = [await upload(friend), await upload(friend)];
  const [first = '', second = ''] = own;
  const [onWall = '', underPost = ''] = foreign;
  await leaver.call('PATCH', `/api/files/key/${first}`, { alt: `${canary} alt` });
  const { body: album } = await leaver.call<WireAlbum>('POST', '/api/gallery/albums', {
    name: `${canary} album`,
    privacy: 'public',
  });
  const inAlbum = await upload(leaver, { album_id: album.id });
  own.push(inAlbum);

  await leaver.call('POST', `/api/follower/${friend.id}/follow`);
  await friend.call('POST', `/api/follower/${leaver.id}/follow`);
  await leaver.call('POST', `/api/companies/${companyId}/follow`);
  await leaver.call('POST', `/api/follower/${boss.id}/silence`);
  const ownPost = await post(leaver, `user/${leaver.id}`, {
    post: `${canary} own #${canary}tag #weather @friend`,
    photos: [first],
  });
  const friendPost = await post(friend, `user/${friend.id}`, { post: 'Hello #weather' });
  const onLeaversWall = await post(friend, `user/${leaver.id}`, {
    post: 'Congratulations #weather',
    photos: [onWall],
  });
  await post(leaver, `user/${friend.id}`, { post: `${canary} on the wall of a friend` });
  await post(leaver, `group/${groupId}`, { post: `${canary} in the group` });
  await post(leaver, `company/${companyId}`, { post: `${canary} of the company` });
  const top = await say(leaver, `user/${friendPost.id}`, { msg: `${canary} comment`, photos: [second] });
  await say(friend, `user/reply/${top.id}`, { msg: 'A reply', photos: [underPost] });
  const friendsTop = await say(friend, `user/${friendPost.id}`, { msg: 'A comment of mine' });
  await say(leaver, `user/reply/${friendsTop.id}`, { msg: `${canary} reply` });
  await say(friend, `user/${ownPost.id}`, { msg: 'Under your post' });
  await leaver.call('POST', `/api/vote/${friendPost.id}/like`);
  await leaver.call('POST', `/api/vote/comment/${friendsTop.id}/like`);
  await friend.call('POST', `/api/vote/${ownPost.id}/like`);
  await friend.call('POST', `/api/vote/comment/${top.id}/like`);
  await leaver.call('POST', `/api/bookmark/user/${friendPost.id}/add`);
  await friend.call('POST', `/api/bookmark/user/${ownPost.id}/add`);
  await boss.call('POST', `/api/report/${ownPost.id}`, { reason: 'spam', details: '' });
  // A linked page of this product is shown with what it says at that time.
  await friend.call('POST', `/api/post/user/${friend.id}`, {
    post: 'Look',
    preview: { url: `http://localhost:3000/post/${ownPost.id}` },
  });
  await leaver.call('POST', '/api/2fa/phone', { countryCode: '44', phoneNumber: '7911123456' });
  await leaver.call('PATCH', '/api/user/edit', { email: `${canary}-new@kith.example` });
  await leaver.call('POST', '/api/user/doNotSell', { doNotSell: true });
  await server.db
    .insert(groupLog)
    .values({ groupId, act: 'join', actorId: leaver.id, createdAt: server.clock.now() });
  await server.db.update(users).set({ birthday: '1977-07-07' }).where(eq(users.id, leaver.id));
  const ids = Array.from({ length: 8 }, (_, index) => String(index + 1));
  return {
    ...{ leaver, friend, boss, groupId, companyId, own, shared, foreign },
    ...{ friendPost, onLeaversWall, ids },
  };
}
