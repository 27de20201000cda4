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

/** Replaces an impossible date by 1/1/2000 (VAL-08). */
export function readableBirthday<T extends Birthday | null>(birthday: T): T | Birthday {
  return birthday === null || isRealDay(birthday) ? birthday : fallback;
}
