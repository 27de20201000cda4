import * as v from 'valibot';
import { id, total } from '@/shared/api/decode';

/** Events that only say "look". */
export const looks = [
  'notify',
  'news',
  'follow',
  'member',
  'presence',
  'clip',
  'maintenance',
  'session',
] as const;
export type Look = (typeof looks)[number];

export const helloSchema = v.object({ id });

/** Public counters of a post (LIVE-02). */
export interface Counts {
  id: string;
  votesUp: number;
  votesDown: number;
  comments: number;
}

/** The same as the stream tells them. */
export const wireCountsSchema = v.pipe(
  v.object({ id, votes_up: total, votes_down: total, comments: total }),
  v.transform(({ votes_up, votes_down, ...rest }): Counts => ({
    ...rest,
    votesUp: votes_up,
    votesDown: votes_down,
  })),
);

/** Ids of what is on screen, of which the stream tells. */
export interface OnScreen {
  posts: readonly string[];
  people: readonly string[];
}

/** What the stream tells every tab. */
export type LiveMessage =
  | { kind: 'opened' }
  | { kind: 'closed' }
  | { kind: 'heard'; look: Look }
  | { kind: 'counted'; counts: Counts };
