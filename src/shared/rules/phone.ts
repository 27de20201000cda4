import { maxPhoneLength } from '../config/limits';

/** Digits with the signs that people write between them; at least three digits. Such text is safe in a `tel:` link. */
export function isPhone(value: string): boolean {
  return (
    value.length <= maxPhoneLength &&
    /^\+?[\d\s()./-]+$/.test(value) &&
    (value.match(/\d/g)?.length ?? 0) >= 3
  );
}

/** A telephone number as a `tel:` address; null for what is none. */
export function telAddress(value: string): string | null {
  const number = value.trim();
  return isPhone(number) ? `tel:${number.replace(/[^\d+]/g, '')}` : null;
}
