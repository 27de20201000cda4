interface Birthday {
  day: number;
  month: number;
  year: number;
}

const fallback: Birthday = { day: 1, month: 1, year: 2000 };

/** Whether there is such a day: 30 February is none (VAL-08). */
export function isRealDay({ day, month, year }: Birthday): boolean {
  if (![day, month, year].every(Number.isInteger) || month < 1 || month > 12 || day < 1) return false;
  // By the setter, since years below 100 would become 1900 and more.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCDate() === day;
}

/** A birthday as it may be shown; a day that there is not becomes 1/1/2000 (VAL-08). */
export function readableBirthday<T extends Birthday | null>(birthday: T): T | Birthday {
  return birthday === null || isRealDay(birthday) ? birthday : fallback;
}
