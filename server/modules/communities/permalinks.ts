import { randomInt } from 'node:crypto';
import { isPermalink, toPermalink } from '@/shared/rules/permalink';
import { isUniqueViolation } from '../../db/database';
import { invalidFields } from '../../errors';

/** Groups and companies have separate permalinks. */
export type CommunityKind = 'group' | 'company';

const maxAttempts = 8;
const constraints: Record<CommunityKind, string> = {
  group: 'groups_permalink_unique',
  company: 'companies_permalink_unique',
};

/** Creates something under the permalink that its name proposes or, while that one is taken, a longer one. */
export async function createWithPermalink<T>(
  { kind, name }: { kind: CommunityKind; name: string },
  create: (permalink: string) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    try {
      return await create(permalinkFor(kind, name, attempt));
    } catch (error) {
      if (!isUniqueViolation(error, constraints[kind])) throw error;
    }
  }
  throw new TypeError('No free permalink was found');
}

/** Proposes the name, then the name with more and more random digits. */
function permalinkFor(kind: CommunityKind, name: string, attempt: number): string {
  const base = toPermalink(name);
  if (attempt === 0 && isPermalink(base)) return base;
  const digits = String(randomInt(10 ** Math.min(attempt + 3, 7)));
  return `${base === '' ? kind : base}-${digits}`;
}

/** Runs a change; throws 422 for a permalink that is taken. */
export async function refusingTakenPermalink<T>(kind: CommunityKind, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (isUniqueViolation(error, constraints[kind])) throw invalidFields({ permalink: 'validationError' });
    throw error;
  }
}
