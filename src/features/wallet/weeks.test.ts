import { describe, expect, it } from 'vitest';
import { bestOf, emptyWeeks, noonOfLastDay, runningTotals, weekCount, weekOf, weeksOf } from './weeks';

const now = new Date(2026, 10, 24, 20, 0).getTime();
const daysAgo = (days: number, hours = 0) => new Date(2026, 10, 24 - days, 20 - hours, 0).toISOString();
const post = (createdAt: string, votesUp: number, value: number | null = null) => ({
  createdAt,
  votesUp,
  value,
});

describe('the twelve weeks of the wallet', () => {
  it.each([
    ['now', daysAgo(0), 11],
    ['six days ago', daysAgo(6), 11],
    ['the first minute of six days ago', daysAgo(6, 20), 11],
    ['seven days ago', daysAgo(7), 10],
    ['the last of the twelve weeks', daysAgo(83), 0],
    ['before them', daysAgo(84), null],
    ['by a clock that goes ahead', daysAgo(-3), 11],
    ['no date', 'yesterday', null],
  ])('SHELL-03 what was written %s has its week', (_, createdAt, week) => {
    expect(weekOf(createdAt, emptyWeeks(now))).toBe(week);
  });

  it('SHELL-03 add up posts, likes and worth, the oldest week first; an unknown worth counts as nothing', () => {
    const weeks = weeksOf([post(daysAgo(0), 3, 0.5), post(daysAgo(1), 2), post(daysAgo(15), 7, 2)], now);
    expect(weeks).toHaveLength(weekCount);
    expect(weeks.slice(-3).map(({ posts, likes, worth }) => [posts, likes, worth])).toEqual([
      [1, 7, 2],
      [0, 0, null],
      [2, 5, 0.5],
    ]);
    expect(runningTotals(weeks, 'likes').slice(-4)).toEqual([0, 7, 7, 12]);
    expect(runningTotals(weeks, 'worth').at(-1)).toBe(2.5);
    expect(runningTotals(weeks, 'followers', 40).at(-1)).toBe(40);
  });

  it('SHELL-03 are named by their last day, the newest by the present one', () => {
    const named = emptyWeeks(now).map((week) => new Date(noonOfLastDay(week)).getDate());
    expect(named.slice(-3)).toEqual([10, 17, 24]);
  });

  it('SHELL-03 name the posts with the most likes, and none without one', () => {
    const [plain, liked, loved, old] = [
      post(daysAgo(1), 0),
      post(daysAgo(2), 2),
      post(daysAgo(30), 9),
      post(daysAgo(90), 50),
    ];
    expect(bestOf([plain, liked, loved, old], emptyWeeks(now), 3)).toEqual([loved, liked]);
  });
});
