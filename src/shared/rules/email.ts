import { maxEmailLength } from '../config/limits';

/** One local part, one `@`, a host with a dot: what mail systems deliver, without quoting rarities (VAL-01). */
export function isEmail(value: string): boolean {
  return value.length <= maxEmailLength && /^[^\s@"<>(),;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
}
