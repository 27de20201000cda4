import { eq, sql } from 'drizzle-orm';
import {
  notificationTypes,
  privacySettings,
  type Audience,
  type NotificationType,
  type WireBirthday,
  type WireLoggedUser,
  type WireProfile,
  type WireProfileCounts,
} from '@/shared/wire/user';
import { readNumbers, type Database } from '../../db/database';
import { users } from '../../db/schema';
import { ApiError } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { audienceOf, privacyOf } from '../../permissions/audience';
import { can } from '../../permissions/can';
import { allowedSettings, type Person } from '../../permissions/person';
import { ownRelation, type FullRelation } from '../../permissions/relations';
import { countOfPhotos } from '../albums/queries';
import { companySettings, countOfCompanies } from '../companies/queries';
import { digestChoicesOf, storedDigestChoices } from '../digests/choices';
import { toWireStorage, usedRoomOfMember } from '../files/quota';
import { countOfGroups, groupSettings } from '../groups/queries';
import { presentBrief, publicRef } from '../people/presenter';
import { countOfShownPosts } from './shownPosts';

export type UserRow = typeof users.$inferSelect;

const hiddenCounts: WireProfileCounts = {
  posts: null,
  followers: null,
  following: null,
  groups: null,
  companies: null,
  photos: null,
};

/** Presents a member's page; only its header when `profile_details` excludes the viewer (PROF-02). */
export async function presentProfile(
  db: Database,
  row: UserRow,
  viewerId: number,
  relation: FullRelation,
): Promise<WireProfile> {
  const person = { relation, privacy: row.privacy };
  const header = {
    ...presentBrief(row, relation),
    cover: publicRef(row.coverKey),
    created_at: row.createdAt.toISOString(),
    silenced: relation.hasSilenced,
  };
  if (!can({ id: viewerId }, 'profile.view', person))
    return {
      ...header,
      bio: '',
      location: null,
      gender: null,
      birthday: null,
      is_private: true,
      opens_to: openings[audienceOf(row.privacy, 'profile_details')],
      can_post: false,
      counts: hiddenCounts,
      voting_power: 0,
    };
  return {
    ...header,
    bio: row.bio,
    location: row.location,
    gender: row.gender,
    birthday: toWireBirthday(row.birthday),
    is_private: false,
    opens_to: null,
    can_post: can({ id: viewerId }, 'profile.postOn', person),
    counts: await countsFor(db, row, viewerId, person),
    voting_power: row.votingPower,
  };
}

const openings: Record<Audience, WireProfile['opens_to']> = {
  everyone: null,
  all_followers: 'followers',
  approved_followers: 'approved',
  mutual_followers: 'mutual',
  only_me: 'nobody',
  no_one: 'nobody',
};

async function countsFor(
  db: Database,
  row: UserRow,
  viewerId: number,
  person: Person,
): Promise<WireProfileCounts> {
  const allowed = allowedSettings(person, privacySettings);
  const seesGroups = groupSettings.some((setting) => allowed.has(setting));
  const seesCompanies = companySettings.some((setting) => allowed.has(setting));
  const counted = await readNumbers(db, {
    posts: viewerId === row.id ? null : countOfShownPosts(viewerId, row.id),
    groups: seesGroups ? countOfGroups(viewerId, row.id, allowed) : null,
    companies: seesCompanies ? countOfCompanies(viewerId, row.id, allowed) : null,
    photos: allowed.has('media') ? countOfPhotos(viewerId, row.id) : null,
  });
  return {
    ...counted,
    posts: counted.posts ?? row.postCount,
    followers: allowed.has('who_follows_me') ? row.followerCount : null,
    following: allowed.has('who_i_follow') ? row.followingCount : null,
  };
}

function toWireBirthday(stored: string | null): WireBirthday | null {
  const [year, month, day] = (stored ?? '').split('-').map(Number);
  return year === undefined || month === undefined || day === undefined ? null : { month, day, year };
}

/** Every notification type, on by default (SET-05). */
function notificationsOf(
  stored: Partial<Record<NotificationType, boolean>>,
): Record<NotificationType, boolean> {
  const entries = notificationTypes.map((type) => [type, stored[type] ?? true] as const);
  return Object.fromEntries(entries) as Record<NotificationType, boolean>;
}

/** For queries over `users`: the address whose confirmation is pending. */
const pendingEmail = (now: Date) => sql<string | null>`(
  select pending.email from email_tokens pending
  where pending.user_id = ${users}.id and pending.kind = 'email' and pending.used_at is null
    and pending.expires_at > ${now.toISOString()}::timestamptz
  order by pending.created_at desc, pending.id desc limit 1)`;

/** Presents the caller's own account with its settings and pending address (SET-02). */
export async function presentLoggedUser(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  memberId: number,
): Promise<WireLoggedUser> {
  const [found] = await db
    .select({
      row: users,
      pendingEmail: pendingEmail(clock.now()),
      digest: storedDigestChoices,
      used: usedRoomOfMember,
    })
    .from(users)
    .where(eq(users.id, memberId));
  if (found === undefined) throw new ApiError(401, 'unauthorized');
  const { row } = found;
  return {
    ...(await presentProfile(db, row, row.id, ownRelation)),
    email: row.email,
    pending_email: found.pendingEmail,
    privacy: privacyOf(row.privacy),
    notification: notificationsOf(row.notification),
    digest: digestChoicesOf(found.digest),
    blockchain: { publish_posts: row.publishPosts, voting_power: row.votingPower },
    online_status: row.onlineStatus,
    access_role: row.accessRole ?? 'member',
    storage: toWireStorage(found.used),
  };
}
