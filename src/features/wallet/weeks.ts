import type { Post } from '@/features/posts/types';
import { dayMs } from '@/shared/lib/time/durations';

/** Weeks of the picture, the present one included. */
export const weekCount = 12;

type Counted = Pick<Post, 'createdAt' | 'votesUp' | 'value'>;

/** Posts of a member in seven days and what they got until now, and who came then. */
export interface Week {
  /** Its start; epoch milliseconds. */
  from: number;
  posts: number;
  likes: number;
  /** In tokens; null where no value is known. */
  worth: number | null;
  /** Those who came and still follow; null where it is not known. */
  followers: number | null;
}

export const measures = ['likes', 'worth', 'followers'] as const;
/** Number of a week that the line shows. */
export type Measure = (typeof measures)[number];

/** Finds the end of the day, where the member is: that of the present week. */
export const endOfDay = (now: number): number => new Date(now).setHours(24, 0, 0, 0);

/** Finds a moment of a week's last day, on whichever side of it the clocks are changed. */
export const noonOfLastDay = ({ from }: Pick<Week, 'from'>): number => from + 6.5 * dayMs;

/** Makes the twelve weeks with nothing in them, the oldest first. */
export function emptyWeeks(now: number): Week[] {
  const end = endOfDay(now);
  return Array.from({ length: weekCount }, (_, week) => ({
    from: end - (weekCount - week) * 7 * dayMs,
    posts: 0,
    likes: 0,
    worth: null,
    followers: null,
  }));
}

/**
 * Finds the place of a moment among the weeks, the oldest 0; null before them, and for a date that is none. What was
 * written by a clock that goes ahead is of the newest.
 */
export function weekOf(createdAt: string, weeks: readonly Week[]): number | null {
  const moment = Date.parse(createdAt);
  const week = weeks.findLastIndex(({ from }) => from <= moment);
  return week < 0 ? null : week;
}

/** Sums up a member's posts by the week in which they were written, the oldest week first. */
export function weeksOf(posts: readonly Counted[], now: number): Week[] {
  const weeks = emptyWeeks(now);
  for (const { createdAt, votesUp, value } of posts) {
    const week = weeks[weekOf(createdAt, weeks) ?? weekCount];
    if (!week) continue;
    week.posts += 1;
    week.likes += votesUp;
    if (value !== null) week.worth = (week.worth ?? 0) + value;
  }
  return weeks;
}

/** Sums up one number of the weeks; unknown ones count as nothing. */
export function sumOf(weeks: readonly Week[], name: 'posts' | Measure): number {
  return weeks.reduce((sum, week) => sum + (week[name] ?? 0), 0);
}

/** True if nothing was written, and nobody came. */
export const areEmpty = (weeks: readonly Week[]) =>
  sumOf(weeks, 'posts') === 0 && sumOf(weeks, 'followers') === 0;

/** Adds up week by week, on what there was before: the line of the picture. */
export function runningTotals(weeks: readonly Week[], measure: Measure, before = 0): number[] {
  let total = before;
  return weeks.map((week) => (total += week[measure] ?? 0));
}

/** Finds the posts of these weeks with the most likes, the best first; none without a like. */
export function bestOf<P extends Counted>(posts: readonly P[], weeks: readonly Week[], count: number): P[] {
  return posts
    .filter(({ createdAt, votesUp }) => votesUp > 0 && weekOf(createdAt, weeks) !== null)
    .sort((one, other) => other.votesUp - one.votesUp)
    .slice(0, count);
}
