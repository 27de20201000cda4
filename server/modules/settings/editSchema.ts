import { z } from 'zod';
import { maxBioLength, maxNameLength } from '@/shared/config/limits';
import { isRealDay } from '@/shared/rules/birthday';
import { isPermalink } from '@/shared/rules/permalink';
import { audiences, digestChoices, genders, notificationTypes, privacySettings } from '@/shared/wire/user';
import { emailAddress, nameOf, personName, textOf } from '../people/fields';

const firstBirthYear = 1900;
const lastBirthYear = 9999;

/** A real day as the database stores it (VAL-08); null clears it. */
const birthday = z
  .object({
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    year: z.int().min(firstBirthYear).max(lastBirthYear),
  })
  .refine(isRealDay)
  .transform(({ month, day, year }) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10))
  .nullable();

/** Some people have one name only. */
const noName = z.string().trim().pipe(z.literal(''));

const audience = z.enum(audiences);

/** Body of `PATCH /api/user/edit`: any of the fields (SET-02, SET-04, SET-05, LIVE-04). */
export const editSchema = z
  .object({
    firstName: personName,
    lastName: personName.or(noName),
    email: emailAddress,
    displayName: nameOf(maxNameLength),
    permalink: z.string().refine(isPermalink),
    bio: textOf(maxBioLength),
    gender: z.enum(genders).nullable(),
    birthday,
    location: textOf(maxNameLength).nullable(),
    privacy: z.partialRecord(z.enum(privacySettings), audience),
    notification: z.partialRecord(z.enum(notificationTypes), z.boolean()),
    digest: z.partialRecord(z.enum(notificationTypes), z.enum(digestChoices)),
  })
  .partial();
export type EditInput = z.output<typeof editSchema>;

/** Body of `POST /api/profile/editBlockchainSetting`; voting power in percent. */
export const blockchainSchema = z.object({ publishPosts: z.boolean(), votingPower: z.int().min(0).max(100) });
