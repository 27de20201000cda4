import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireImage } from '@/shared/wire/common';
import type { WireUpload } from '@/shared/wire/post';
import { inTransaction } from '../../db/database';
import { companies, companyMembers, files, groupMembers, groups } from '../../db/schema';
import { untilBlocked } from '../../testing/blocked';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { employ, joinGroup, makeCompany, makeGroup } from '../../testing/posts';

const server = await createTestServer();
const png = await testPicture('png');
let owner: TestMember;
let uploader: TestMember;
let stranger: TestMember;
beforeEach(async () => {
  await server.reset();
  owner = await server.member();
  uploader = await server.member();
  stranger = await server.member();
});
afterAll(() => server.close());

async function inGroup() {
  const id = await makeGroup(server, owner.id);
  await joinGroup(server, id, uploader.id, 'moderator');
  const demote = () => server.db.update(groupMembers).set({ role: 'member' });
  return { id, table: groups, team: groupMembers, demote };
}
async function inCompany() {
  const id = await makeCompany(server, 'Kiln');
  await employ(server, id, owner.id, 'owner');
  await employ(server, id, uploader.id, 'moderator');
  const demote = () => server.db.update(companyMembers).set({ role: 'member' });
  return { id, table: companies, team: companyMembers, demote };
}

/** Pictures that a group or company shows as its own, each with the form by which it comes there. */
const pictures = [
  ['photo of a company', '/upload', 'company_id', inCompany],
  ['avatar of a company', '/api/profile/photo', 'companyId', inCompany],
  ['cover of a company', '/api/profile/background', 'companyId', inCompany],
  ['avatar of a group', '/api/profile/photo', 'groupId', inGroup],
  ['cover of a group', '/api/profile/background', 'groupId', inGroup],
] as const;

/** Changes of a picture, with the answer to those who may. */
const changes = [
  ['delete', (who: TestMember, key: string) => who.call('DELETE', `/api/files/key/${key}`), 204],
  ['describe', (who: TestMember, key: string) => describePicture(who, key), 200],
] as const;
const describePicture = (who: TestMember, key: string, alt = 'A kiln') =>
  who.call<WireImage>('PATCH', `/api/files/key/${key}`, { alt });

describe.each(pictures)('the %s', (_name, path, field, found) => {
  async function uploaded() {
    const community = await found();
    const form = pictureForm(png, { fields: { [field]: String(community.id) } });
    const { body } = await uploader.call<WireUpload>('POST', path, form);
    return { ...community, key: body.file_id };
  }

  it.each(changes)(
    'GRP-07 CMP-04 SRV-05 is not for its uploader to %s who has left',
    async (_act, change) => {
      const { key, team } = await uploaded();
      await server.db.delete(team).where(eq(team.userId, uploader.id));
      const [former, outside] = [await change(uploader, key), await change(stranger, key)];
      expect([former.status, former.body]).toEqual([404, outside.body]);
      expect(await server.db.select().from(files)).toMatchObject([{ key, alt: '' }]);
      expect(await server.deps.files.find(key, 'thumb')).not.toBeNull();
    },
  );

  it.each(changes)(
    'GRP-07 CMP-04 SRV-05 is not for its uploader to %s who is a mere member by now',
    async (_act, change) => {
      const { key, demote } = await uploaded();
      await demote();
      expect((await change(uploader, key)).status).toBe(404);
      expect(await server.db.select().from(files)).toMatchObject([{ key, alt: '' }]);
    },
  );

  it.each(changes)('GRP-07 CMP-04 SRV-05 is for those who run it to %s', async (_act, change, status) => {
    const { key, table } = await uploaded();
    expect((await change(owner, key)).status).toBe(status);
    const left = await server.db.select().from(files);
    expect(left.map(({ alt }) => alt)).toEqual(status === 204 ? [] : ['A kiln']);
    const [shown] = await server.db.select().from(table);
    if (status === 204) expect([shown?.avatarKey, shown?.coverKey]).toEqual([null, null]);
  });

  // The embedded database runs one transaction after the other.
  it.runIf(process.env.TEST_DATABASE_URL !== undefined)(
    'GRP-07 CMP-04 stays as it is when its uploader is removed meanwhile',
    async () => {
      const { key, id, table, team } = await uploaded();
      const calls: Promise<{ status: number }>[] = [];
      await inTransaction(server.db, async (tx) => {
        await tx.select().from(table).where(eq(table.id, id)).for('no key update');
        for (const [, change] of changes) calls.push(change(uploader, key));
        await untilBlocked(server.db, calls.length);
        await tx.delete(team).where(eq(team.userId, uploader.id));
      });
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404]);
      expect(await server.db.select().from(files)).toMatchObject([{ key, alt: '' }]);
    },
  );
});

it('ALB-02 a picture of a post in a company’s name stays with its author', async () => {
  const { id, team } = await inCompany();
  const { body } = await uploader.call<WireUpload>('POST', '/upload', pictureForm(png));
  const post = { post: 'Look', photos: [body.file_id] };
  expect((await uploader.call('POST', `/api/post/company/${id}`, post)).status).toBe(201);
  await server.db.delete(team).where(eq(team.userId, uploader.id));
  expect((await describePicture(owner, body.file_id)).status).toBe(404);
  expect((await describePicture(uploader, body.file_id)).status).toBe(200);
});
