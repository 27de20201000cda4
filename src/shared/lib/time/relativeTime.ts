import { hourMs, minuteMs } from './durations';

/** Its texts are `common:time.*`. */
export type RelativeTime =
  | { unit: 'now' | 'yesterday' }
  | { unit: 'minutes' | 'hours'; count: number }
  | { unit: 'date'; text: string };

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** Minutes, hours, yesterday, then the date. Epoch milliseconds; future moments count as now. */
export function relativeTime(moment: number, now: number): RelativeTime {
  const passed = now - moment;
  if (passed < minuteMs) return { unit: 'now' };
  if (passed < hourMs) return { unit: 'minutes', count: Math.floor(passed / minuteMs) };

  const then = new Date(moment);
  const today = new Date(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (then.toDateString() === today.toDateString())
    return { unit: 'hours', count: Math.floor(passed / hourMs) };
  if (then.toDateString() === yesterday.toDateString()) return { unit: 'yesterday' };
  const format = then.getFullYear() === today.getFullYear() ? dayAndMonth : dayMonthYear;
  return { unit: 'date', text: format.format(then) };
}

export function absoluteTime(moment: number): string {
  return full.format(moment);
}
