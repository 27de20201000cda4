import { and, eq, isNotNull } from 'drizzle-orm';
import type { PrivacySetting, WirePrivacy } from '@/shared/wire/user';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { notAllowed, notFound } from '../errors';
import { audienceAllows, audienceOf } from './audience';
import { storedRelation, toRelation, type FullRelation } from './relations';

/** A member as one viewer sees them, possibly oneself. */
export interface Person {
  relation: FullRelation;
  privacy: Partial<WirePrivacy>;
}

/** Loads a member visible to the viewer. Throws 404 for unknown and unconfirmed members and across a block. */
export async function loadPerson(db: Database, viewerId: number, memberId: number): Promise<Person> {
  const [member] = await db
    .select({ privacy: users.privacy, relation: storedRelation(viewerId) })
    .from(users)
    .where(and(eq(users.id, memberId), isNotNull(users.confirmedAt)));
  if (member === undefined) throw notFound();
  const relation = toRelation(member.relation, viewerId);
  if (relation.isBlocked) throw notFound();
  return { relation, privacy: member.privacy };
}

/** Filters the settings that admit the viewer; none when the profile itself excludes them (SET-06). */
export function allowedSettings(person: Person, settings: readonly PrivacySetting[]): Set<PrivacySetting> {
  const seesProfile = audienceAllows(audienceOf(person.privacy, 'profile_details'), person.relation);
  return new Set(
    settings.filter(
      (setting) => seesProfile && audienceAllows(audienceOf(person.privacy, setting), person.relation),
    ),
  );
}

/** Filters the settings that admit the viewer. Throws 404 like `loadPerson`, 403 when none does. */
export async function requireSettings(
  db: Database,
  viewerId: number,
  memberId: number,
  settings: readonly PrivacySetting[],
): Promise<Set<PrivacySetting>> {
  const allowed = allowedSettings(await loadPerson(db, viewerId, memberId), settings);
  if (allowed.size === 0) throw notAllowed();
  return allowed;
}
