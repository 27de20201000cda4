import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime';

const now = new Date(2026, 10, 20, 15, 30).getTime();
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime();

it.each([
  ['a moment ahead', now + 5000, { unit: 'now' }],
  ['59 seconds ago', now - 59_000, { unit: 'now' }],
  ['12 minutes ago', now - 12 * 60_000, { unit: 'minutes', count: 12 }],
  ['earlier today', at(2026, 10, 20, 12, 0), { unit: 'hours', count: 3 }],
  ['late yesterday', at(2026, 10, 19, 23, 50), { unit: 'yesterday' }],
  ['this year', at(2026, 2, 3), { unit: 'date', text: '3 Mar' }],
  ['another year', at(2024, 2, 3), { unit: 'date', text: '3 Mar 2024' }],
])('POST-08 tells how long ago: %s', (_, moment, expected) => {
  expect(relativeTime(moment, now)).toEqual(expected);
});
