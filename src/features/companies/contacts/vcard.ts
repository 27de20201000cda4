import { isEmail } from '@/shared/rules/email';
import { isPhone } from '@/shared/rules/phone';
import type { CompanyContact } from '../types';

/** Text of a property: the signs that end it are escaped (RFC 6350, 3.4). */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Lines of at most 75 bytes, continued by a space (RFC 6350, 3.2). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    const isFull = bytes + size > 75;
    text += isFull ? `\r\n ${sign}` : sign;
    bytes = isFull ? size + 1 : bytes + size;
  }
  return text;
}

/** A contact of a company as a vCard; an address or number that is none is left out (CMP-02). */
export function toVcard({ name, email, phone }: CompanyContact, company: string, category: string): string {
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(name)}`,
    `ORG:${escaped(company)};${escaped(category)}`,
    ...(isEmail(email.trim()) ? [`EMAIL:${escaped(email.trim())}`] : []),
    ...(isPhone(phone.trim()) ? [`TEL;VALUE=text:${escaped(phone.trim())}`] : []),
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
