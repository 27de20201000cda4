import type { Post } from '@/features/posts/types';

/** Weeks of the picture, the present one included. */
export const weekCount = 12;
const day = 86_400_000;

type Counted = Pick<Post, 'createdAt' | 'votesUp' | 'value'>;

/** Posts of a member in seven days, and what they got until now. */
export interface Week {
  /** Its last day; epoch milliseconds. */
  endsOn: number;
  posts: number;
  likes: number;
  /** In tokens; unknown values count as nothing. */
  worth: number;
}

/** Finds the place of a moment among the weeks, the newest 0; null before them, and for a date that is none. */
export function weekOf(createdAt: string, now: number): number | null {
  const moment = Date.parse(createdAt);
  if (Number.isNaN(moment)) return null;
  const end = new Date(now).setHours(24, 0, 0, 0);
  const week = Math.max(0, Math.floor((end - 1 - moment) / (7 * day)));
  return week < weekCount ? week : null;
}

/** Sums up a member's posts by the week in which they were written, the oldest week first. */
export function weeksOf(posts: readonly Counted[], now: number): Week[] {
  const weeks = Array.from({ length: weekCount }, (_, week) => ({
    endsOn: now - week * 7 * day,
    posts: 0,
    likes: 0,
    worth: 0,
  }));
  for (const { createdAt, votesUp, value } of posts) {
    const week = weeks[weekOf(createdAt, now) ?? weekCount];
    if (!week) continue;
    week.posts += 1;
    week.likes += votesUp;
    week.worth += value ?? 0;
  }
  return weeks.reverse();
}

/** Adds up week by week: the line of the picture. */
export function runningTotals(weeks: readonly Week[], measure: 'likes' | 'worth'): number[] {
  let total = 0;
  return weeks.map((week) => (total += week[measure]));
}

/** Finds the posts of these weeks with the most likes, the best first; none without a like. */
export function bestOf<P extends Counted>(posts: readonly P[], now: number, count: number): P[] {
  return posts
    .filter(({ createdAt, votesUp }) => votesUp > 0 && weekOf(createdAt, now) !== null)
    .sort((one, other) => other.votesUp - one.votesUp)
    .slice(0, count);
}
