import { sql } from 'drizzle-orm';
import type { WireInCommon } from '@/shared/wire/inCommon';
import type { PrivacySetting } from '@/shared/wire/user';
import { selectRows, type Database } from '../../db/database';
import { literal, type FoundIds } from '../../db/paging';
import { notAllowed } from '../../errors';
import { can } from '../../permissions/can';
import { allowedSettings, loadPerson } from '../../permissions/person';
import { presentGroups } from '../groups/presenter';
import { groupsInCommon, groupSettings } from '../groups/queries';
import { followersInCommon } from '../network/queries';
import { presentBriefs } from '../people/presenter';

/** Things of each kind that are named; the app shows no more beside a profile. */
const maxNamed = 3;

const nothing: WireInCommon = { people: [], people_count: 0, groups: [], groups_count: 0 };

/**
 * Tells what a member has in common with the viewer, as far as the lists of the member's followers and groups show it
 * to them (SHELL-10, SET-06); nothing of the viewer's own. Throws 404 like `loadPerson`, and 403 for a profile that is
 * closed to the viewer.
 */
export async function readInCommon(db: Database, viewerId: number, memberId: number): Promise<WireInCommon> {
  const person = await loadPerson(db, viewerId, memberId);
  if (!can({ id: viewerId }, 'profile.view', person)) throw notAllowed();
  const allowed = allowedSettings(person, ['who_follows_me', ...groupSettings]);
  if (person.relation.isSelf || allowed.size === 0) return nothing;
  const { people, groups } = await findInCommon(db, viewerId, memberId, allowed);
  const briefs = await presentBriefs(db, viewerId, people.ids);
  return {
    people: people.ids.flatMap((id) => briefs.get(id) ?? []),
    people_count: people.count,
    groups: await presentGroups(db, viewerId, groups.ids),
    groups_count: groups.count,
  };
}

const none = sql`select 0 as id, now() as created_at where false`;
const firstOf = sql`order by created_at desc, id desc limit ${literal(maxNamed)}`;

/** Finds both kinds in one statement: those that came last, and how many there are. */
async function findInCommon(
  db: Database,
  viewerId: number,
  memberId: number,
  allowed: ReadonlySet<PrivacySetting>,
): Promise<{ people: FoundIds; groups: FoundIds }> {
  const people = allowed.has('who_follows_me') ? followersInCommon(viewerId, memberId) : none;
  const [row] = await selectRows(
    db,
    sql`with people as (${people}), shared as (${groupsInCommon(viewerId, memberId, allowed)})
      select array_to_string(array(select id from people ${firstOf}), ',') as people,
        (select count(*) from people)::int as people_count,
        array_to_string(array(select id from shared ${firstOf}), ',') as groups,
        (select count(*) from shared)::int as groups_count`,
  );
  return {
    people: { ids: idsOf(row?.people), count: Number(row?.people_count ?? 0) },
    groups: { ids: idsOf(row?.groups), count: Number(row?.groups_count ?? 0) },
  };
}

const idsOf = (list: unknown): number[] => String(list).split(',').filter(Boolean).map(Number);
