import { maxPermalinkLength, minPermalinkLength } from '../config/limits';

const reserved = new Set(['suggestions', 'all', 'my', 'new', 'me', 'admin', 'kith', 'support', 'help']);

/** 3 to 40 of a-z, 0-9 and hyphen, except reserved path segments. */
export function isPermalink(value: string): boolean {
  const { length } = value;
  const hasLength = length >= minPermalinkLength && length <= maxPermalinkLength;
  return hasLength && /^[a-z0-9-]+$/.test(value) && !reserved.has(value);
}

/** May be taken or too short: callers then add digits. */
export function toPermalink(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32);
}
