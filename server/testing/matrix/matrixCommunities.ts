import { eq } from 'drizzle-orm';
import {
  categories,
  companies,
  companyFollows,
  companyMembers,
  companyPhotos,
  groupInvites,
  groupLinks,
  groupMembers,
  groups,
} from '../../db/schema';
import { dayMs } from '../../durations';
import { hashToken } from '../../tokens';
import type { TestServer } from '../harness';
import { pendingPicture } from '../posts';
import type { ActorKind } from './matrixRow';

/** People of the matrix, by what they are. */
type People = Readonly<Record<Exclude<ActorKind, 'guest'>, { id: number }>>;

/** Code of the link to the private group. */
export const linkCode = 'the-code-of-the-link';

/** Adds a private group with a person of each standing, and a link to it. */
export async function addGroup(
  server: TestServer,
  members: People,
  categoryId: number,
): Promise<{ groupId: number; joinRequestId: number; invitationId: number; linkId: number }> {
  const createdAt = server.clock.now();
  const group = await one(
    server.db
      .insert(groups)
      .values({
        permalink: 'the-group',
        name: 'The group',
        searchName: 'the group',
        privacy: 1,
        categoryId,
        memberCount: 5,
        createdAt,
      })
      .returning({ id: groups.id }),
  );
  await server.db.insert(groupMembers).values([
    { groupId: group.id, userId: members.groupOwner.id, role: 'owner', createdAt },
    { groupId: group.id, userId: members.groupAdmin.id, role: 'admin', createdAt },
    { groupId: group.id, userId: members.groupModerator.id, role: 'moderator', createdAt },
    { groupId: group.id, userId: members.groupMember.id, role: 'member', createdAt },
    { groupId: group.id, userId: members.groupSilenced.id, role: 'member', silenced: true, createdAt },
    { groupId: group.id, userId: members.blocked.id, role: 'member', blocked: true, createdAt },
  ]);
  const addInvite = (userId: number, invitedBy: number | null) =>
    one(
      server.db
        .insert(groupInvites)
        .values({ groupId: group.id, userId, invitedBy, createdAt })
        .returning({ id: groupInvites.id }),
    );
  const joinRequest = await addInvite(members.pendingFollower.id, null);
  const invitation = await addInvite(members.approvedFollower.id, members.groupOwner.id);
  const link = await one(
    server.db
      .insert(groupLinks)
      .values({
        groupId: group.id,
        codeHash: hashToken(linkCode),
        createdBy: members.groupOwner.id,
        uses: 100,
        expiresAt: new Date(createdAt.getTime() + dayMs),
        createdAt,
      })
      .returning({ id: groupLinks.id }),
  );
  return {
    groupId: group.id,
    joinRequestId: joinRequest.id,
    invitationId: invitation.id,
    linkId: link.id,
  };
}

/** Adds a company with its team and a follower. */
export async function addCompany(
  server: TestServer,
  members: People,
  traits: Pick<typeof companies.$inferInsert, 'permalink' | 'privacy' | 'categoryId'>,
): Promise<number> {
  const createdAt = server.clock.now();
  const company = await one(
    server.db
      .insert(companies)
      .values({
        ...traits,
        name: 'The company',
        searchName: 'the company',
        options: { wall: true, photos: true, contacts: true, members: true },
        memberCount: 3,
        followerCount: 1,
        createdAt,
      })
      .returning({ id: companies.id }),
  );
  const companyId = company.id;
  await server.db.insert(companyMembers).values([
    { companyId, userId: members.companyOwner.id, role: 'owner', createdAt },
    { companyId, userId: members.companyModerator.id, role: 'moderator', createdAt },
    { companyId, userId: members.companyMember.id, role: 'member', createdAt },
  ]);
  await server.db.insert(companyFollows).values({ companyId, userId: members.companyFollower.id, createdAt });
  return companyId;
}

/** Adds an avatar of the group and a photo of the company, without their bytes, which the same member uploaded. */
export async function addCommunityPictures(
  server: TestServer,
  uploaderId: number,
  { groupId, companyId }: { groupId: number; companyId: number },
): Promise<{ groupAvatarKey: string; companyPhotoKey: string }> {
  const groupAvatarKey = await pendingPicture(server, uploaderId);
  const companyPhotoKey = await pendingPicture(server, uploaderId);
  await server.db.update(groups).set({ avatarKey: groupAvatarKey }).where(eq(groups.id, groupId));
  await server.db
    .insert(companyPhotos)
    .values({ fileKey: companyPhotoKey, companyId, createdAt: server.clock.now() });
  return { groupAvatarKey, companyPhotoKey };
}

/** Adds a category of groups or companies. */
export async function addCategory(server: TestServer, kind: 'group' | 'company'): Promise<number> {
  const row = { kind, name: 'Neighbourhood', position: 0 };
  const category = await one(server.db.insert(categories).values(row).returning({ id: categories.id }));
  return category.id;
}

/** Gives the one row of a query that inserts it. */
export async function one<T>(query: Promise<T[]>): Promise<T> {
  const [row] = await query;
  if (row === undefined) throw new TypeError('A row was expected');
  return row;
}
