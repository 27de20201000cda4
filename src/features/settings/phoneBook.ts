import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import type { NewPhone } from './types';

/** A country by its ISO code; `dialCode` in digits. */
export interface Country {
  code: CountryCode;
  name: string;
  dialCode: string;
}

/** All countries with a dial code, sorted by name in a language. Loaded on demand, since the metadata is large. */
export function listCountries(language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dialCode: getCountryCallingCode(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** Parses a phone number of a country; null if invalid (TFA-03). */
export function readPhone(text: string, country: CountryCode): NewPhone | null {
  const parsed = parsePhoneNumberFromString(text, country);
  if (parsed?.isValid() !== true) return null;
  return { countryCode: parsed.countryCallingCode, phoneNumber: parsed.nationalNumber };
}
