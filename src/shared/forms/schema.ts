import { setLocale, string } from 'yup';
import { isEmail } from '../rules/email';

export { boolean, mixed, object, ref, string } from 'yup';

/**
 * The door to yup: schemas take everything from here, in a module of their own that a Form loads on demand. Messages
 * are codes, whose words `fieldErrorText` knows (VAL-01): `required`, `maxLength:50`. A schema's own message is a
 * code of `i18n/en/validation.ts` too: `.oneOf([ref('password')], 'mismatch')`.
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

/** A required address by the product's own rule rather than yup's. */
export function emailAddress() {
  return string()
    .trim()
    .required()
    .test('email', 'email', (value) => isEmail(value));
}
