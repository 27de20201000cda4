import { emailAddress, object, ref, string, visibleText } from '@/shared/forms/schema';
import { maxPersonNameLength, passwordMaxLength, passwordMinLength } from '@/shared/config/limits';
import { brokenPasswordRules } from '@/shared/rules/password';

export const loginSchema = object({
  email: emailAddress(),
  password: string().required().max(passwordMaxLength),
});

export const forgotSchema = object({ email: emailAddress() });

/** The rules themselves are in the live checklist (VAL-02). */
export function newPassword() {
  return string()
    .required()
    .min(passwordMinLength)
    .max(passwordMaxLength)
    .test('rules', 'invalid', (password) => brokenPasswordRules(password, password).length === 0);
}

/** Must equal another field of the form. */
export function confirmationOf(field: string) {
  return string()
    .required()
    .oneOf([ref(field)], 'mismatch');
}

export const signUpSchema = object({
  firstName: visibleText().max(maxPersonNameLength),
  lastName: visibleText().max(maxPersonNameLength),
  email: emailAddress(),
  password: newPassword(),
  confirmation: confirmationOf('password'),
});

export const resetSchema = object({ password: newPassword(), confirmation: confirmationOf('password') });
