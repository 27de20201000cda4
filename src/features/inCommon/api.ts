import * as v from 'valibot';
import { groups } from '@/features/groups/entities';
import { groupSchema } from '@/features/groups/types';
import { users } from '@/features/people/entities';
import { userSchema } from '@/features/people/types';
import { request } from '@/shared/api/client';
import { listOf } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';

/** Each kind is read as a list is. */
const inCommonSchema = v.pipe(
  v.object({
    people: v.unknown(),
    peopleCount: v.optional(v.unknown()),
    groups: v.unknown(),
    groupsCount: v.optional(v.unknown()),
  }),
  v.transform(({ people, peopleCount, groups: shared, groupsCount }) => ({
    people: { list: people, count: peopleCount },
    groups: { list: shared, count: groupsCount },
  })),
  v.object({ people: listOf(userSchema), groups: listOf(groupSchema) }),
);

/** Things of one kind that the member shares with a person: the first of them, and how many there are. */
export interface SharedThings {
  ids: string[];
  count: number;
}

const sharedThings = (list: readonly { id: string }[], count: number | null): SharedThings => ({
  ids: list.map(({ id }) => id),
  count: count ?? list.length,
});

/** Fetches what a person has in common with the member, as far as that person's privacy allows (SHELL-10). */
export async function fetchInCommon(userId: string, { signal }: CallContext) {
  const { people, groups: shared } = await request({
    method: 'get',
    path: `/api/user/${encodeURIComponent(userId)}/common`,
    answer: inCommonSchema,
    signal,
  });
  return {
    people: sharedThings(people.list, people.count),
    groups: sharedThings(shared.list, shared.count),
    entities: { ...users.entities(people.list), ...groups.entities(shared.list) },
  };
}
