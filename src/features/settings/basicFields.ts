import { isRealDay, readBirthday } from '@/shared/rules/birthday';
import { isSameJson } from '@/shared/lib/json/sameJson';
import type { Gender } from '@/shared/wire/user';
import type { LoggedUser } from '@/features/people/types';
import type { AccountChanges } from './types';

/** The three fields of a day; all empty without one. */
export interface BirthdayFields {
  day: string;
  month: string;
  year: string;
}

/** The form of the basic information (SET-02). */
export interface BasicFields extends Record<string, unknown> {
  firstName: string;
  lastName: string;
  displayName: string;
  permalink: string;
  email: string;
  bio: string;
  gender: Gender | '';
  birthday: BirthdayFields;
  location: string;
}

/** Initial values of the form. An unreadable birthday shows as 1/1/2000 (VAL-08). */
export function toFields(user: LoggedUser): BasicFields {
  const { firstName, lastName, displayName, permalink, email, bio } = user;
  const birthday = readBirthday(user.birthday);
  return {
    firstName,
    lastName,
    displayName,
    permalink,
    email,
    bio,
    gender: user.gender ?? '',
    birthday: {
      day: String(birthday?.day ?? ''),
      month: String(birthday?.month ?? ''),
      year: String(birthday?.year ?? ''),
    },
    location: user.location ?? '',
  };
}

/** The changed fields, in the shape of the call. */
export function changesOf(fields: BasicFields, saved: BasicFields): AccountChanges {
  const { gender, birthday, location, email, bio, permalink, ...names } = fields;
  const wanted: AccountChanges = {
    permalink,
    bio,
    email: email.trim().toLowerCase(),
    birthday: birthday.day === '' ? null : toNumbers(birthday),
    location: location.trim() === '' ? null : location.trim(),
  };
  for (const [name, value] of Object.entries(names)) Object.assign(wanted, { [name]: String(value).trim() });
  if (gender !== '') wanted.gender = gender;
  const isChanged = ([name]: [string, unknown]) => !isSameJson(fields[name], saved[name]);
  return Object.fromEntries(Object.entries(wanted).filter(isChanged));
}

/** True if the three fields form an existing day, or are all empty (VAL-08). */
export function isWholeOrEmpty(birthday: BirthdayFields): boolean {
  const parts = [birthday.day, birthday.month, birthday.year];
  return parts.every((part) => part === '') || isRealDay(toNumbers(birthday));
}

function toNumbers({ day, month, year }: BirthdayFields) {
  const number = (part: string) => (part === '' ? NaN : Number(part));
  return { day: number(day), month: number(month), year: number(year) };
}
