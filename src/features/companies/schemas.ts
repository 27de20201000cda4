import { maxCompanyContacts, maxNameLength, maxPhoneLength, maxPositionLength } from '@/shared/config/limits';
import { array, object, string, visibleText } from '@/shared/forms/schema';
import { isEmail } from '@/shared/rules/email';
import { upTo } from '@/features/communities/schemas';

/** Text that may be left out, or must be right. */
const valid = (code: string, isRight: (value: string) => boolean) =>
  string().test('valid', code, (value = '') => value.trim() === '' || isRight(value.trim()));

/** A number as people write it, words about it included. */
const isNumber = (value: string) => value.length <= maxPhoneLength && /\d/.test(value);

/** Rules of the contacts of a company; each can be reached (CMP-01, CMP-02). */
export const contactsSchema = object({
  contacts: array(
    object({
      name: visibleText().concat(upTo(maxNameLength)),
      email: valid('email', isEmail).when('phone', ([phone], schema) =>
        typeof phone === 'string' && phone.trim() !== '' ? schema : schema.required(),
      ),
      phone: valid('invalid', isNumber),
    }),
  ).max(maxCompanyContacts),
});

/** Rule of what a person does in a company (CMP-04). */
export const positionSchema = object({ position: upTo(maxPositionLength) });
