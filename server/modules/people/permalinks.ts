import { randomInt } from 'node:crypto';
import { isPermalink, toPermalink } from '@/shared/rules/permalink';

/**
 * Proposes the name, then the name with more and more random digits; `kind` stands in for a name that has no letters.
 */
export function proposePermalink(
  kind: 'member' | 'group' | 'company',
  name: string,
  attempt: number,
): string {
  const base = toPermalink(name);
  if (attempt === 0 && isPermalink(base)) return base;
  const digits = String(randomInt(10 ** Math.min(attempt + 3, 7)));
  return `${base === '' ? kind : base}-${digits}`;
}
