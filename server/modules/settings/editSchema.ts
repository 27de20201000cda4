import { z } from 'zod';
import {
  maxBioLength,
  maxEmailLength,
  maxNameLength,
  maxPersonNameLength,
  passwordMaxLength,
} from '@/shared/config/limits';
import { isRealDay } from '@/shared/rules/birthday';
import { isEmail } from '@/shared/rules/email';
import { isPermalink } from '@/shared/rules/permalink';
import { cleanName, isTooLong } from '@/shared/rules/text';
import { audiences, genders, notificationTypes, privacySettings } from '@/shared/wire/user';

/** Bytes that a grapheme may take on average before a text counts as hostile. */
const bytesPerGrapheme = 16;
const firstBirthYear = 1900;
const lastBirthYear = 9999;

/** A bounded text, counted as a person counts. */
const textOf = (maxGraphemes: number) =>
  z.string().refine((value) => !isTooLong(value, maxGraphemes, maxGraphemes * bytesPerGrapheme));

/** A name that is not empty once bidi controls and line breaks are gone. */
export const nameOf = (maxGraphemes: number) =>
  textOf(maxGraphemes)
    .transform(cleanName)
    .refine((value) => value !== '');

/** First and last names, as at sign-up. */
export const personName = nameOf(maxPersonNameLength);

/** An address as it is stored: without spaces around, lower-case. */
export const emailAddress = z
  .string()
  .max(maxEmailLength + 20)
  .transform((value) => value.trim().toLowerCase())
  .refine(isEmail);

/** A password that somebody types to enter; longer input is refused before it is hashed. */
export const typedPassword = z.string().min(1).max(passwordMaxLength);

/** A day that exists, as the database keeps it (VAL-08); null clears it. */
const birthday = z
  .object({
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    year: z.int().min(firstBirthYear).max(lastBirthYear),
  })
  .refine(isRealDay)
  .transform(({ month, day, year }) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10))
  .nullable();

const audience = z.enum(audiences);

/** Body of `PATCH /api/user/edit`: any of the fields (SET-02, SET-04, SET-05). */
export const editSchema = z
  .object({
    firstName: personName,
    lastName: personName,
    email: emailAddress,
    displayName: nameOf(maxNameLength),
    permalink: z.string().max(40).refine(isPermalink),
    bio: textOf(maxBioLength),
    gender: z.enum(genders).nullable(),
    birthday,
    location: textOf(maxNameLength).nullable(),
    privacy: z.partialRecord(z.enum(privacySettings), audience),
    notification: z.partialRecord(z.enum(notificationTypes), z.boolean()),
  })
  .partial();
export type EditInput = z.output<typeof editSchema>;

/** Body of `POST /api/profile/editBlockchainSetting`; percent. */
export const blockchainSchema = z.object({ publishPosts: z.boolean(), votingPower: z.int().min(0).max(100) });
