import type { CompanyRole } from '@/shared/wire/company';
import { fillCategories } from '../db/categories';
import {
  categories,
  companies,
  companyFollows,
  companyMembers,
  companyPhotos,
  groupInvites,
  groupMembers,
  groups,
} from '../db/schema';
import { toSearchName } from '../db/search';
import { dayMs, hourMs } from '../durations';
import { seedCompanies, type SeedCompany } from './content/companies';
import { seedGroups, type SeedGroup } from './content/groups';
import type { MemberPermalink } from './content/members';
import type { PhotoName } from './content/types';
import { insertFiles, type MemberIds, type SeedContext } from './context';

/** A group or company with its people. */
interface SeededCommunity {
  id: number;
  isPrivate: boolean;
  members: ReadonlySet<MemberPermalink>;
}
export type Communities = ReadonlyMap<string, SeededCommunity>;

type CategoryIds = (kind: 'group' | 'company', path: readonly [string, string]) => [number, number];

async function loadCategories({ tx }: SeedContext): Promise<CategoryIds> {
  await fillCategories(tx);
  const rows = await tx.select().from(categories);
  const idOf = (kind: 'group' | 'company', parentId: number | null, name: string) =>
    rows.find((row) => row.kind === kind && row.parentId === parentId && row.name === name)?.id ??
    missing(name);
  return (kind, [name, child]) => {
    const parentId = idOf(kind, null, name);
    return [parentId, idOf(kind, parentId, child)];
  };
}

function missing(name: string): never {
  throw new RangeError(`The demo community has no ${name}`);
}

async function storePictures(
  context: SeedContext,
  ownerId: number,
  { avatar, cover }: { avatar: PhotoName | null; cover: PhotoName | null },
): Promise<{ avatarKey: string | null; coverKey: string | null }> {
  const { demoPictures, now } = context;
  const stored = {
    avatar: avatar === null ? null : await demoPictures.tile(avatar),
    cover: cover === null ? null : await demoPictures.cover(cover),
  };
  const pictures = [stored.avatar, stored.cover].filter((picture) => picture !== null);
  await insertFiles(
    context,
    pictures.map((picture) => ({ picture, ownerId, visibility: 'public', createdAt: now })),
  );
  return { avatarKey: stored.avatar?.key ?? null, coverKey: stored.cover?.key ?? null };
}

const searchNameOf = ({ name, permalink }: { name: string; permalink: string }) =>
  toSearchName([name, permalink]);

/** Groups and companies with their people, by permalink. */
export async function seedCommunities(context: SeedContext, ids: MemberIds): Promise<Communities> {
  const categoryIds = await loadCategories(context);
  const found = new Map<string, SeededCommunity>();
  for (const [index, group] of seedGroups.entries())
    found.set(group.permalink, await seedGroup(context, ids, categoryIds, group, index));
  for (const company of seedCompanies)
    found.set(company.permalink, await seedCompany(context, ids, categoryIds, company));
  return found;
}

async function seedCompany(
  context: SeedContext,
  ids: MemberIds,
  categoryIds: CategoryIds,
  company: SeedCompany,
): Promise<SeededCommunity> {
  const { tx, now } = context;
  const [owner] = company.staff;
  if (owner === undefined) missing(`owner of ${company.permalink}`);
  const [categoryId, subcategoryId] = categoryIds('company', company.category);
  const createdAt = new Date(now.getTime() - 400 * dayMs);
  const isPrivate = company.privacy === 1;
  const [row] = await tx
    .insert(companies)
    .values({
      permalink: company.permalink,
      name: company.name,
      searchName: searchNameOf(company),
      privacy: isPrivate ? 1 : 0,
      categoryId,
      subcategoryId,
      description: company.description,
      options: { wall: true, photos: true, contacts: true, members: true },
      location: company.location,
      links: company.links,
      contacts: company.contacts,
      ...(await storePictures(context, ids(owner[0]), company)),
      createdAt,
    })
    .returning({ id: companies.id });
  const companyId = row?.id ?? missing(company.permalink);
  const roleOf = (member: MemberPermalink): CompanyRole =>
    member === owner[0] ? 'owner' : company.moderators.includes(member) ? 'moderator' : 'member';
  await tx.insert(companyMembers).values(
    company.staff.map(([member, position], place) => ({
      companyId,
      userId: ids(member),
      role: roleOf(member),
      position,
      createdAt: new Date(createdAt.getTime() + place * 9 * dayMs),
    })),
  );
  await tx
    .insert(companyFollows)
    .values(company.followers.map((member) => ({ companyId, userId: ids(member), createdAt })));
  await seedPhotos(context, companyId, ids(owner[0]), company.photos);
  const staff = company.staff.map(([member]) => member);
  return {
    id: companyId,
    isPrivate,
    members: new Set(isPrivate ? staff : [...staff, ...company.followers]),
  };
}

/** Adds pictures to a company's photos, one in eleven days. */
async function seedPhotos(
  context: SeedContext,
  companyId: number,
  ownerId: number,
  names: readonly PhotoName[],
): Promise<void> {
  const { tx, demoPictures, now } = context;
  for (const [index, name] of names.entries()) {
    const createdAt = new Date(now.getTime() - (index + 1) * 11 * dayMs);
    const picture = await demoPictures.photo(name);
    await insertFiles(context, [{ picture, ownerId, visibility: 'private', createdAt }]);
    await tx.insert(companyPhotos).values({ fileKey: picture.key, companyId, createdAt });
  }
}

async function seedGroup(
  context: SeedContext,
  ids: MemberIds,
  categoryIds: CategoryIds,
  group: SeedGroup,
  index: number,
): Promise<SeededCommunity> {
  const { tx, now } = context;
  const [categoryId, subcategoryId] = categoryIds('group', group.category);
  const createdAt = new Date(now.getTime() - (700 - index * 40) * dayMs);
  const [row] = await tx
    .insert(groups)
    .values({
      permalink: group.permalink,
      name: group.name,
      searchName: searchNameOf(group),
      privacy: group.privacy,
      categoryId,
      subcategoryId,
      description: group.description,
      location: group.location ?? '',
      links: group.links,
      postGroup: group.postGroup,
      ...(await storePictures(context, ids(group.owner), group)),
      createdAt,
    })
    .returning({ id: groups.id });
  const groupId = row?.id ?? missing(group.permalink);
  const people = [
    { role: 'owner' as const, members: [group.owner] },
    { role: 'admin' as const, members: group.admins },
    { role: 'moderator' as const, members: group.moderators },
    { role: 'member' as const, members: group.members },
  ].flatMap(({ role, members }) => members.map((member) => ({ role, member })));
  const blocked = group.blocked ?? [];
  await tx.insert(groupMembers).values(
    people.map(({ role, member }, place) => ({
      groupId,
      userId: ids(member),
      role,
      silenced: group.silenced?.includes(member) === true,
      createdAt: new Date(createdAt.getTime() + place * 3 * dayMs),
    })),
  );
  if (blocked.length > 0)
    await tx.insert(groupMembers).values(
      blocked.map(([member, blockReason]) => ({
        groupId,
        userId: ids(member),
        role: 'member' as const,
        blocked: true,
        blockReason,
        createdAt,
      })),
    );
  const waiting = [
    ...group.requests.map((member) => ({ member, invitedBy: null })),
    ...group.invites.map(([inviter, member]) => ({ member, invitedBy: ids(inviter) })),
  ];
  if (waiting.length > 0)
    await tx.insert(groupInvites).values(
      waiting.map(({ member, invitedBy }, place) => ({
        groupId,
        userId: ids(member),
        invitedBy,
        createdAt: new Date(now.getTime() - (place + 1) * 7 * hourMs),
      })),
    );
  return {
    id: groupId,
    isPrivate: group.privacy === 1,
    members: new Set(people.map(({ member }) => member)),
  };
}
