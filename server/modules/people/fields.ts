import { z } from 'zod';
import { maxEmailLength, maxPersonNameLength, passwordMaxLength } from '@/shared/config/limits';
import { isEmail } from '@/shared/rules/email';
import { cleanName, isTooLong } from '@/shared/rules/text';

/** Bytes that a grapheme may take on average before a text counts as hostile. */
const bytesPerGrapheme = 16;

/** A bounded text, counted as a person counts. */
export const textOf = (maxGraphemes: number) =>
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
