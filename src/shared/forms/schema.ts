import { setLocale, string } from 'yup';
import { isEmail } from '../rules/email';
import { isVisible } from '../rules/text';

export { array, mixed, object, ref, string } from 'yup';

/**
 * Re-exports yup with messages that are codes of `fieldErrorText` (VAL-01): `required`, `maxLength:50`. Import yup
 * only from here, in schema modules that a Form loads on demand. Custom messages are codes of
 * `i18n/en/validation.ts`: `.oneOf([ref('password')], 'mismatch')`.
 */
setLocale({
  mixed: { required: 'required', default: 'invalid', oneOf: 'invalid', notType: 'invalid' },
  string: {
    length: 'invalid',
    min: 'minLength:${min}',
    max: 'maxLength:${max}',
    matches: 'invalid',
    email: 'email',
  },
});

/** Required email, by the rule of `rules/email` instead of yup's. */
export function emailAddress() {
  return string()
    .trim()
    .required()
    .test('email', 'email', (value) => isEmail(value));
}

/** Required text that shows something. */
export function visibleText() {
  return string()
    .trim()
    .required()
    .test('visible', 'required', (value) => isVisible(value));
}
