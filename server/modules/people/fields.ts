import { z } from 'zod';
import { maxEmailLength, maxPersonNameLength, passwordMaxLength } from '@/shared/config/limits';
import { isEmail } from '@/shared/rules/email';
import { cleanName, isTooLong, isVisible } from '@/shared/rules/text';

/** Average bytes of a grapheme beyond which a text counts as hostile. */
const bytesPerGrapheme = 16;

/** A text of limited length, counted in graphemes. */
export const textOf = (maxGraphemes: number) =>
  z.string().refine((value) => !isTooLong(value, maxGraphemes, maxGraphemes * bytesPerGrapheme));

/** A name that shows something after bidi controls and line breaks are removed. */
export const nameOf = (maxGraphemes: number) => textOf(maxGraphemes).transform(cleanName).refine(isVisible);

export const personName = nameOf(maxPersonNameLength);

/** An email address, trimmed and lower-cased. */
export const emailAddress = z
  .string()
  .max(maxEmailLength + 20)
  .transform((value) => value.trim().toLowerCase())
  .refine(isEmail);

/** A password typed to log in; longer input is refused before hashing. */
export const typedPassword = z.string().min(1).max(passwordMaxLength);
