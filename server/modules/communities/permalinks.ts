import { isUniqueViolation } from '../../db/database';
import { invalidFields } from '../../errors';
import { proposePermalink } from '../people/permalinks';

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
      return await create(proposePermalink(kind, name, attempt));
    } catch (error) {
      if (!isUniqueViolation(error, constraints[kind])) throw error;
    }
  }
  throw new TypeError('No free permalink was found');
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
