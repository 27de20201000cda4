interface Birthday {
  day: number;
  month: number;
  year: number;
}

const fallback: Birthday = { day: 1, month: 1, year: 2000 };

/** False for 30 February (VAL-08). */
export function isRealDay({ day, month, year }: Birthday): boolean {
  if (![day, month, year].every(Number.isInteger) || month < 1 || month > 12 || day < 1) return false;
  // `Date.UTC` would turn years below 100 into 1900 and more.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCDate() === day;
}

/** A birthday as backends write it: three numbers, a date or a text; null for none, 1/1/2000 for nonsense (VAL-08). */
export function readBirthday(told: unknown): Birthday | null {
  if (told === null || told === undefined || told === '') return null;
  const birthday = typeof told === 'string' ? fromText(told) : fromParts(told);
  return isRealDay(birthday) ? birthday : fallback;
}

function fromText(text: string): Birthday {
  // The day that is written, whatever the time zone.
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text) ?? [];
  if (day !== undefined) return fromParts({ day, month, year });
  const date = new Date(text);
  return { day: date.getDate(), month: date.getMonth() + 1, year: date.getFullYear() };
}

function fromParts(told: unknown): Birthday {
  const parts = new Map<string, unknown>(Object.entries(told ?? {}));
  const part = (name: string) => (parts.get(name) === '' ? NaN : Number(parts.get(name) ?? NaN));
  return { day: part('day'), month: part('month'), year: part('year') };
}
