import { i18n } from '@/shared/i18n/i18n';

/** Month of a time of the wire in UTC, as `YYYY-MM`; '' for none. */
export function monthOf(createdAt: string): string {
  return /^\d{4}-\d{2}/.exec(createdAt)?.[0] ?? '';
}

/** One for each language: making a format costs more than a row of photos. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(language: string): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(language, made);
  return made;
}

/** "November 2026" in the language of the app. */
export function monthName(month: string): string {
  const [year, index] = month.split('-').map(Number);
  return formatIn(i18n.language).format(Date.UTC(year ?? 0, (index ?? 1) - 1));
}
