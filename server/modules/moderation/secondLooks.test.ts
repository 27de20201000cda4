import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskAnswer, WireQueue } from '@/shared/wire/moderation';
import type { WireNotifications } from '@/shared/wire/notification';
import { groupMembers } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeGroup, publish } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
let moderator: TestMember;
let author: TestMember;
let nadia: TestMember;
let groupId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member({ permalink: 'owner' });
  moderator = await server.member({ permalink: 'moderator' });
  author = await server.member({ permalink: 'author' });
  nadia = await server.member({ permalink: 'nadia' });
  groupId = await makeGroup(server, owner.id, { permalink: 'trams' });
  await joinGroup(server, groupId, moderator.id, 'moderator');
  await joinGroup(server, groupId, author.id);
});

const queue = async (member: TestMember) =>
  (await member.call<WireQueue>('GET', `/api/moderation/queue?group=${groupId}`)).body.list;
async function decide(member: TestMember, answer: DeskAnswer): Promise<void> {
  const [item] = await queue(member);
  const body = { answer, rule: 'Trams only', note: '' };
  const { status } = await member.call('POST', `/api/moderation/queue/${item?.id ?? ''}/decide`, body);
  expect(status).toBe(204);
}
const write = (post: string) => publish(author, { post }, `group/${groupId}`);
const report = ({ id }: { id: string }) =>
  nadia.call('POST', `/api/report/${id}`, { reason: 'spam', details: '' });
/** Answers the number of the notice that the author has of it. */
async function decideAbout(post: { id: string }, answer: DeskAnswer): Promise<string> {
  await report(post);
  await decide(moderator, answer);
  server.clock.advance(3600);
  const { list } = (await author.call<WireNotifications>('GET', '/api/notify')).body;
  return list[0]?.target.id ?? '';
}
/** Puts things back, after a second look by another one. */
async function putBack(noticeId: string): Promise<void> {
  const asked = await author.call('POST', `/api/moderation/appeals/${noticeId}`, { text: 'Look again' });
  expect(asked.status).toBe(200);
  await decide(owner, 'keep');
}
const act = async (name: string) => {
  const answer = await owner.call('POST', `/api/groups/${groupId}/members/${author.id}/${name}`);
  expect([name, answer.status]).toEqual([name, 204]);
  server.clock.advance(3600);
};
const standing = async () => {
  const [row] = await server.db
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, author.id)));
  return row;
};

describe('a second look in a group', () => {
  it('DESK-03 lifts a silence or block that nobody else gave', async () => {
    const silenced = await decideAbout(await write('A bus'), 'silence');
    await putBack(silenced);
    expect(await standing()).toMatchObject({ silenced: false });
    const blocked = await decideAbout(await write('Another bus'), 'block');
    await putBack(blocked);
    expect(await standing()).toMatchObject({ blocked: false });
  });

  it('DESK-03 leaves a silence that an admin gave by hand later', async () => {
    const notice = await decideAbout(await write('A bus'), 'silence');
    await act('unsilence');
    await act('silence');
    await putBack(notice);
    expect(await standing()).toMatchObject({ silenced: true });
  });

  it('DESK-03 leaves a block that an admin gave by hand later', async () => {
    const notice = await decideAbout(await write('A bus'), 'block');
    await act('unblock');
    await act('block');
    await putBack(notice);
    expect(await standing()).toMatchObject({ blocked: true, blockedUntil: null });
  });

  it('DESK-03 leaves a silence that another decision gave', async () => {
    const [first, second] = [await write('A bus'), await write('Another bus')];
    const notice = await decideAbout(first, 'silence');
    await decideAbout(second, 'silence');
    await putBack(notice);
    expect(await standing()).toMatchObject({ silenced: true });
  });

  it('DESK-03 lifts a silence of one who has left meanwhile', async () => {
    const notice = await decideAbout(await write('A bus'), 'silence');
    await author.call('POST', `/api/groups/${groupId}/leave`);
    await putBack(notice);
    await author.call('POST', `/api/groups/${groupId}/join`);
    expect(await standing()).toMatchObject({ silenced: false });
  });
  it('DESK-02 DESK-03 counts nothing among what was removed of the author that was put back', async () => {
    await putBack(await decideAbout(await write('A bus'), 'remove'));
    await report(await write('Another bus'));
    expect((await queue(moderator))[0]?.record?.removed).toBe(0);
    await decideAbout(await write('A third bus'), 'remove');
    expect((await queue(moderator))[0]?.record?.removed).toBe(1);
  });
});

describe('a second look in the house', () => {
  const house = async (member: TestMember) =>
    (await member.call<WireQueue>('GET', '/api/moderation/queue')).body.list;
  const answer = async (member: TestMember, given: DeskAnswer) => {
    const [item] = await house(member);
    const path = `/api/moderation/queue/${item?.id ?? ''}/decide`;
    return (await member.call('POST', path, { answer: given, rule: 'Spam' })).status;
  };
  const ask = async (member: TestMember) => {
    const { list } = (await member.call<WireNotifications>('GET', '/api/notify')).body;
    const path = `/api/moderation/appeals/${list[0]?.target.id ?? ''}`;
    return (await member.call('POST', path, { text: 'Look again' })).status;
  };

  it('DESK-03 is that of the one who decided where the only other moderator is the author', async () => {
    const [one, other] = [
      await server.member({ accessRole: 'moderator' }),
      await server.member({ accessRole: 'moderator' }),
    ];
    await report(await publish(other, { post: 'Mine' }));
    expect(await answer(one, 'remove')).toBe(204);
    expect(await ask(other)).toBe(200);
    expect(await house(other)).toEqual([]);
    expect(await answer(one, 'keep')).toBe(204);

    await report(await publish(author, { post: 'Not theirs' }));
    expect(await answer(one, 'remove')).toBe(204);
    expect(await ask(author)).toBe(200);
    expect(await house(one)).toEqual([]);
    expect(await answer(other, 'keep')).toBe(204);
  });

  it('DESK-03 is that of the one who decided where the only other moderator runs the group', async () => {
    const one = await server.member({ accessRole: 'moderator' });
    const other = await server.member({ accessRole: 'moderator' });
    await joinGroup(server, groupId, other.id, 'admin');
    await nadia.call('POST', `/api/report/group/${groupId}`, { reason: 'spam', details: '' });
    expect(await answer(one, 'silence')).toBe(204);
    expect(await ask(owner)).toBe(200);
    expect(await house(other)).toEqual([]);
    expect(await answer(one, 'keep')).toBe(204);
  });
});
