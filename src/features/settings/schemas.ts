import {
  maxBioLength,
  maxNameLength,
  maxPermalinkLength,
  maxPersonNameLength,
  minPermalinkLength,
  passwordMaxLength,
} from '@/shared/config/limits';
import { emailAddress, mixed, object, string, visibleText } from '@/shared/forms/schema';
import { isPermalink } from '@/shared/rules/permalink';
import { countGraphemes, isVisible } from '@/shared/rules/text';
import { confirmationOf, newPassword } from '@/features/session/schemas';
import { isWholeOrEmpty, type BirthdayFields } from './basicFields';

/** A text of a maximum length in visible characters. */
const upTo = (length: number, text = string()) =>
  text.test('length', `maxLength:${length}`, (value = '') => countGraphemes(value) <= length);

/** Some people have one name only; a second one shows something. */
const visibleOrEmpty = () =>
  string()
    .trim()
    .test('visible', 'required', (value = '') => value === '' || isVisible(value));

export const basicSchema = object({
  firstName: upTo(maxPersonNameLength, visibleText()),
  lastName: upTo(maxPersonNameLength, visibleOrEmpty()),
  displayName: upTo(maxNameLength, visibleText()),
  permalink: string()
    .required()
    .min(minPermalinkLength)
    .max(maxPermalinkLength)
    .test('permalink', 'invalid', (value) => isPermalink(value)),
  email: emailAddress(),
  bio: upTo(maxBioLength),
  gender: string(),
  birthday: mixed<BirthdayFields>().test('day', 'invalid', (value) => !value || isWholeOrEmpty(value)),
  location: upTo(maxNameLength),
});

/** Every offered choice is valid. */
export const privacySchema = object({});

/** The member's password, asked again. */
export const ownPasswordSchema = object({ password: string().required().max(passwordMaxLength) });

export const passwordSchema = object({
  old: string().required().max(passwordMaxLength),
  password: newPassword(),
  confirmation: confirmationOf('password'),
});
