import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { files, posts } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { publish } from '../../testing/posts';

const server = await createTestServer();
const png = await testPicture('png');

beforeEach(() => server.reset());
afterEach(() => void vi.restoreAllMocks());
afterAll(() => server.close());

const fault = (code: string) => Object.assign(new Error('No space left on device'), { code });
const full = { status: 507, body: { dictionary_code: 'serverFull' } };
const upload = (member: TestMember) => member.call('POST', '/upload', pictureForm(png));

/** A store without room, and a database that takes no row: PostgreSQL's code, as its driver and drizzle pass it on. */
function fillDisk(): void {
  vi.spyOn(server.deps.files, 'storeUpload').mockRejectedValue(fault('ENOSPC'));
  const refuse = () => {
    throw new Error('Failed query', { cause: fault('53100') });
  };
  vi.spyOn(server.deps.db, 'insert').mockImplementation(refuse);
  vi.spyOn(server.deps.db, 'update').mockImplementation(refuse);
  vi.spyOn(server.deps.db, 'transaction').mockImplementation(refuse);
}

describe('a full disk', () => {
  it('OPS-02 refuses writes with words and leaves nothing of them', async () => {
    const member = await server.member();
    fillDisk();
    expect(await upload(member)).toMatchObject(full);
    expect(await member.call('POST', `/api/post/user/${member.id}`, { post: 'Lost?' })).toMatchObject(full);
    vi.restoreAllMocks();
    expect(await server.db.select().from(files)).toEqual([]);
    expect(await server.db.select().from(posts)).toEqual([]);
    expect((await upload(member)).status).toBe(201);
  });

  it('OPS-02 lets reads, status and probes go on, also for a session that was last used a while ago', async () => {
    const member = await server.member();
    await publish(member, { post: 'Still here' });
    server.clock.advance(3_600);
    fillDisk();
    const news = await member.call('GET', '/api/user/user/new');
    expect(news).toMatchObject({ status: 200, body: { permalink: member.row.permalink } });
    expect((await member.call('GET', '/api/post/news?page=1&per_page=10')).status).toBe(200);
    expect((await member.call('GET', '/api/status')).status).toBe(200);
    expect((await server.call('GET', '/health')).status).toBe(200);
  });
});
