import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/database';
import { companies, companyMembers, files, groupMembers, groups } from '../../db/schema';
import { untilBlocked } from '../../testing/blocked';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { employ, joinGroup, makeCompany, makeGroup } from '../../testing/posts';

const server = await createTestServer();
const png = await testPicture('png');
let owner: TestMember;
let editor: TestMember;
beforeEach(async () => {
  await server.reset();
  owner = await server.member();
  editor = await server.member();
});
afterAll(() => server.close());

const kinds = {
  async group() {
    const id = await makeGroup(server, owner.id);
    await joinGroup(server, id, editor.id, 'admin');
    return { id, field: 'groupId', table: groups, team: groupMembers };
  },
  async company() {
    const id = await makeCompany(server, 'Kiln');
    await employ(server, id, owner.id, 'owner');
    await employ(server, id, editor.id, 'moderator');
    return { id, field: 'companyId', table: companies, team: companyMembers };
  },
};
type Community = Awaited<ReturnType<(typeof kinds)[keyof typeof kinds]>>;

const send = (member: TestMember, { id, field }: Community) => {
  const form = pictureForm(png, { fields: { [field]: String(id) } });
  return member.call<{ file_id: string }>('POST', '/api/profile/photo', form);
};

/** Removes the editor from the team while a call of theirs is under way. Answers the call's status. */
async function callWhileRemoved(
  { id, table, team }: Community,
  call: () => Promise<{ status: number }>,
): Promise<number | undefined> {
  const calls: Promise<{ status: number }>[] = [];
  await inTransaction(server.db, async (tx) => {
    await tx.select().from(table).where(eq(table.id, id)).for('no key update');
    calls.push(call());
    await untilBlocked(server.db, 1);
    await tx.delete(team).where(eq(team.userId, editor.id));
  });
  const [answer] = await Promise.all(calls);
  return answer?.status;
}

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE_URL !== undefined).each(['group', 'company'] as const)(
  'an editor who is removed meanwhile from the team of a %s',
  (kind) => {
    it('GRP-07 CMP-04 sets no picture of it', async () => {
      const community = await kinds[kind]();
      expect(await callWhileRemoved(community, () => send(editor, community))).toBe(403);
      expect(await server.db.select().from(files)).toEqual([]);
    });

    it('GRP-07 CMP-04 removes no picture of it', async () => {
      const community = await kinds[kind]();
      const { body } = await send(owner, community);
      const path = `/api/profile/image/${body.file_id}?type=profile&${community.field}=${community.id}`;
      expect(await callWhileRemoved(community, () => editor.call('DELETE', path))).toBe(403);
      expect(await server.db.select().from(files)).toHaveLength(1);
    });
  },
);
