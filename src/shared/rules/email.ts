import { maxEmailLength } from '../config/limits';

/** One local part, one `@` and a host with a dot; no quoted local parts (VAL-01). */
export function isEmail(value: string): boolean {
  return value.length <= maxEmailLength && /^[^\s@"<>(),;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
}
