import { isEmail } from '@/shared/rules/email';
import { telAddress } from '@/shared/rules/phone';
import type { CompanyContact } from '../types';

/** Addresses behind the email and number of a contact (CMP-02); null for each that is not what it claims to be. */
export function contactLinks(contact: Pick<CompanyContact, 'email' | 'phone'>) {
  const email = contact.email.trim();
  return { mail: isEmail(email) ? `mailto:${email}` : null, tel: telAddress(contact.phone.trim()) };
}
