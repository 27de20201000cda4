import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { listOf } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { weekSchema } from './types';
import { weekCount, type Week } from './weeks';

// Without any week there is nothing to draw.
const weeksAnswer = v.pipe(
  listOf(weekSchema),
  v.check(({ list }) => list.length > 0),
);

/** Fetches the member's own twelve weeks, the oldest first; the last ends at `until`, in ISO 8601 (SHELL-03). */
export async function fetchWeeks(until: string, { signal }: CallContext): Promise<Week[]> {
  const { list } = await request({
    method: 'get',
    path: '/api/user/dashboard',
    query: { weeks: weekCount, until },
    answer: weeksAnswer,
    signal,
  });
  return list.map(({ votes, value, ...week }) => ({ ...week, likes: votes, worth: value }));
}
