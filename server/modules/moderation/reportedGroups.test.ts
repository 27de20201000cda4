import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireGroup } from '@/shared/wire/group';
import type { DeskAnswer, WireQueue } from '@/shared/wire/moderation';
import type { WireNotifications } from '@/shared/wire/notification';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { makeGroup } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
let one: TestMember;
let other: TestMember;
let nadia: TestMember;
let groupId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  one = await server.member({ permalink: 'one', accessRole: 'moderator' });
  other = await server.member({ permalink: 'other', accessRole: 'moderator' });
  owner = await server.member({ permalink: 'owner' });
  nadia = await server.member({ permalink: 'nadia' });
  groupId = await makeGroup(server, owner.id, { permalink: 'sellers' });
});

const archivedAt = async () => (await owner.call<WireGroup>('GET', '/api/groups/sellers')).body.archived_at;
async function setArchived(isArchived: boolean): Promise<void> {
  const body = { archived_at: isArchived ? server.clock.now().toISOString() : null };
  const { status } = await owner.call('PATCH', `/api/groups/${groupId}`, body);
  expect([status, (await archivedAt()) !== null]).toEqual([200, isArchived]);
  server.clock.advance(60);
}
async function decide(member: TestMember, answer: DeskAnswer): Promise<void> {
  const [item] = (await member.call<WireQueue>('GET', '/api/moderation/queue')).body.list;
  const path = `/api/moderation/queue/${item?.id ?? ''}/decide`;
  expect((await member.call('POST', path, { answer, rule: 'Spam', note: '' })).status).toBe(204);
  server.clock.advance(60);
}
/** Answers the number of the notice that the owner has of it. */
async function makeArchive(reporter = nadia): Promise<string> {
  await reporter.call('POST', `/api/report/group/${groupId}`, { reason: 'spam', details: '' });
  await decide(one, 'silence');
  return (await owner.call<WireNotifications>('GET', '/api/notify')).body.list[0]?.target.id ?? '';
}
async function putBack(noticeId: string): Promise<void> {
  const asked = await owner.call('POST', `/api/moderation/appeals/${noticeId}`, { text: 'Look again' });
  expect(asked.status).toBe(200);
  await decide(other, 'keep');
}

describe('a second look at a group that was made an archive', () => {
  it('DESK-03 brings back one that nobody else archived', async () => {
    await putBack(await makeArchive());
    expect(await archivedAt()).toBeNull();
  });

  it('DESK-03 leaves an archive that its owner made later', async () => {
    const notice = await makeArchive();
    await setArchived(false);
    await setArchived(true);
    const later = await archivedAt();
    expect(later).not.toBeNull();
    await putBack(notice);
    expect(await archivedAt()).toBe(later);
  });

  it('DESK-03 leaves an archive that another decision made later', async () => {
    const first = await makeArchive();
    await setArchived(false);
    await makeArchive(await server.member({ permalink: 'yusuf' }));
    const later = await archivedAt();
    await putBack(first);
    expect(await archivedAt()).toBe(later);
  });
});
