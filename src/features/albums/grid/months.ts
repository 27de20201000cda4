import { i18n } from '@/shared/i18n/i18n';

/** Month of a time of the wire in UTC, as `YYYY-MM`; '' for none. */
export function monthOf(createdAt: string): string {
  return /^\d{4}-\d{2}/.exec(createdAt)?.[0] ?? '';
}

/** "November 2026" in the language of the app. */
export function monthName(month: string): string {
  const [year, index] = month.split('-').map(Number);
  const time = Date.UTC(year ?? 0, (index ?? 1) - 1);
  return new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    time,
  );
}
