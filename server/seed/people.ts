import { and, eq, inArray } from 'drizzle-orm';
import {
  blocks,
  dismissedSuggestions,
  followRequests,
  follows,
  silences,
  twoFactorMethods,
  users,
} from '../db/schema';
import { toSearchName } from '../db/search';
import { dayMs, minuteMs } from '../durations';
import { needsApproval } from '../permissions/audience';
import { demoEmail, demoTotpSecret } from './accounts';
import { seedMembers, type MemberPermalink } from './content/members';
import { insertFiles, insertInParts, type MemberIds, type SeedContext } from './context';

type SeededMember = (typeof seedMembers)[number];

/** Members without any follows, in either direction. */
export const absentMembers: ReadonlySet<MemberPermalink> = new Set(['olu', 'pia']);

const fullName = ({ displayName, firstName, lastName }: SeededMember) =>
  displayName ?? `${firstName} ${lastName}`;

/** Inserts all members, with avatars, covers and second factors. */
export async function seedPeople(context: SeedContext): Promise<MemberIds> {
  const { tx, now, random, passwordHash } = context;
  const joined = (index: number) =>
    new Date(
      now.getTime() -
        Math.round(900 - (index * 890) / seedMembers.length) * dayMs -
        random.below(1440) * minuteMs,
    );
  const rows = await tx
    .insert(users)
    .values(
      seedMembers.map((member, index) => ({
        permalink: member.permalink,
        firstName: member.firstName,
        lastName: member.lastName,
        displayName: fullName(member),
        searchName: toSearchName([member.firstName, member.lastName, fullName(member), member.permalink]),
        email: demoEmail(member.permalink),
        bio: member.bio,
        gender: member.gender,
        birthday: member.birthday?.map((part) => String(part).padStart(2, '0')).join('-') ?? null,
        location: member.location,
        passwordHash,
        accessRole: member.permalink === 'pia' ? null : ('member' as const),
        confirmedAt: member.permalink === 'olu' ? null : joined(index),
        privacy: member.privacy ?? {},
        publishPosts: member.permalink === 'marguerite',
        votingPower: 40 + random.below(7) * 10,
        lastSeenAt: random.chance(0.4) ? now : new Date(now.getTime() - random.below(2000) * minuteMs),
        createdAt: joined(index),
      })),
    )
    .returning({ id: users.id, permalink: users.permalink, createdAt: users.createdAt });
  const idOf = new Map<string, number>(rows.map((row) => [row.permalink, row.id]));
  const ids: MemberIds = (permalink) => idOf.get(permalink) ?? missing(permalink);
  await seedFaces(context, ids);
  await tx.insert(twoFactorMethods).values([
    {
      userId: ids('ingrid'),
      kind: 'app',
      secret: demoTotpSecret,
      accountName: 'Kith',
      isDefault: true,
      verifiedAt: now,
      createdAt: now,
    },
    {
      userId: ids('tomasz'),
      kind: 'phone',
      countryCode: '48',
      phoneNumber: '601000142',
      isDefault: true,
      verifiedAt: now,
      createdAt: now,
    },
  ]);
  return ids;
}

function missing(permalink: string): never {
  throw new RangeError(`The demo community has no member ${permalink}`);
}

async function seedFaces(context: SeedContext, ids: MemberIds): Promise<void> {
  const { tx, demoPictures, now } = context;
  const faces = await Promise.all(
    seedMembers.map(async ({ permalink, avatar, cover }) => ({
      ownerId: ids(permalink),
      avatar: avatar === null ? null : await demoPictures.portrait(avatar),
      cover: cover === null ? null : await demoPictures.cover(cover),
    })),
  );
  const pictures = faces.flatMap(({ ownerId, avatar, cover }) =>
    [avatar, cover].flatMap((picture) =>
      picture === null ? [] : [{ picture, ownerId, visibility: 'public' as const, createdAt: now }],
    ),
  );
  await insertFiles(context, pictures);
  for (const { ownerId, avatar, cover } of faces)
    await tx
      .update(users)
      .set({ avatarKey: avatar?.key ?? null, coverKey: cover?.key ?? null })
      .where(eq(users.id, ownerId));
}

/** Approved followers of the two private members. */
const approvedFollowers: Partial<Record<MemberPermalink, readonly MemberPermalink[]>> = {
  jonina: ['ingrid', 'pekka', 'freya', 'thandiwe', 'siobhan'],
  slowka: ['kofi', 'zofia', 'seojun', 'olamide'],
};
const friendsOfAmara: readonly MemberPermalink[] = [
  'marguerite',
  'yusuf',
  'ingrid',
  'misaki',
  'hala',
  'ewan',
  'bernd',
  'nadia',
  'wanjiru',
  'archie',
  'gwen',
  'priya',
  'noor',
  'rafa',
  'tomasz',
  'pekka',
];

/** Minutes since they began to follow Amara. */
const newFollowersOfAmara: Partial<Record<MemberPermalink, number>> = { gwen: 25, noor: 95, rafa: 330 };

/** Followers of each member: by shared interests and languages, and some by hand. */
export type Connections = ReadonlyMap<MemberPermalink, ReadonlySet<MemberPermalink>>;

/** Inserts follows, open requests and silences. Answers the followers of each member. */
export async function seedConnections(
  { tx, random, now }: SeedContext,
  ids: MemberIds,
): Promise<Connections> {
  const followersOf = new Map<MemberPermalink, Set<MemberPermalink>>(
    seedMembers.map((member) => [member.permalink, new Set(approvedFollowers[member.permalink])]),
  );
  const present = seedMembers.filter(({ permalink }) => !absentMembers.has(permalink));
  for (const follower of present)
    for (const followee of present) {
      if (follower === followee || needsApproval(followee.privacy ?? {})) continue;
      const shared = follower.interests.filter((interest) => followee.interests.includes(interest)).length;
      const isByHand =
        (follower.permalink === 'amara' && friendsOfAmara.includes(followee.permalink)) ||
        (followee.permalink === 'amara' && friendsOfAmara.includes(follower.permalink));
      const likelihood = 0.06 + 0.14 * shared + (follower.language === followee.language ? 0.08 : 0);
      if (isByHand || random.chance(likelihood)) followersOf.get(followee.permalink)?.add(follower.permalink);
    }
  const rows = [...followersOf].flatMap(([followee, followers]) =>
    [...followers].map((follower) => {
      const longAgo = (random.below(400) + 1) * dayMs + random.below(1440) * minuteMs;
      const minutesAgo = followee === 'amara' ? newFollowersOfAmara[follower] : undefined;
      return {
        followerId: ids(follower),
        followeeId: ids(followee),
        kind: followee in approvedFollowers ? ('approved' as const) : ('direct' as const),
        createdAt: new Date(now.getTime() - (minutesAgo === undefined ? longAgo : minutesAgo * minuteMs)),
      };
    }),
  );
  await insertInParts(rows, (part) => tx.insert(follows).values(part));
  const requests: [MemberPermalink, MemberPermalink, number][] = [
    ['jonina', 'amara', 26 * 60],
    ['bo-li', 'amara', 190],
    ['amara', 'slowka', 3 * 24 * 60],
    ['nadia', 'jonina', 9 * 60],
    ['lucia', 'jonina', 50 * 60],
  ];
  await tx.insert(followRequests).values(
    requests.map(([requester, target, minutesAgo]) => ({
      requesterId: ids(requester),
      targetId: ids(target),
      createdAt: new Date(now.getTime() - minutesAgo * minuteMs),
    })),
  );
  await tx.insert(silences).values([
    { userId: ids('pekka'), silencedId: ids('mo-ito'), createdAt: now },
    { userId: ids('amara'), silencedId: ids('mateo'), createdAt: now },
  ]);
  await tx
    .insert(dismissedSuggestions)
    .values({ userId: ids('amara'), dismissedId: ids('mo-ito'), createdAt: now });
  return followersOf;
}

/** Inserts a member whom Amara blocked after a conversation. */
export async function seedBlock({ tx, now }: SeedContext, ids: MemberIds): Promise<void> {
  const [blockerId, blockedId] = [ids('amara'), ids('tui')];
  await tx
    .delete(follows)
    .where(
      and(
        inArray(follows.followerId, [blockerId, blockedId]),
        inArray(follows.followeeId, [blockerId, blockedId]),
      ),
    );
  await tx.insert(blocks).values({ blockerId, blockedId, createdAt: now });
}
