const reserved = new Set(['suggestions', 'all', 'my', 'new', 'me', 'admin', 'kith', 'support', 'help']);

/** Permalinks are 3 to 40 of a-z, 0-9 and hyphen, and never a fixed part of a path. */
export function isPermalink(value: string): boolean {
  return /^[a-z0-9-]{3,40}$/.test(value) && !reserved.has(value);
}

/** A permalink made from a name; callers add digits when it is taken or too short. */
export function toPermalink(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32);
}
