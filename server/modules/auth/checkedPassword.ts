import { and, eq } from 'drizzle-orm';
import { maxLoginAttempts } from '@/shared/config/limits';
import type { Database } from '../../db/database';
import { users } from '../../db/schema';
import { ApiError } from '../../errors';

/** A member whose password has just been checked. */
export interface CheckedMember {
  id: number;
  passwordHash: string;
}

/**
 * Keeps a checked password, and the member's second factors, from being changed until the transaction ends. Answers
 * false for one that was changed since.
 */
export async function isPasswordHeld(tx: Database, { id, passwordHash }: CheckedMember): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('no key update');
  return held.length > 0;
}

/**
 * Holds the password of a login. One that was changed since opens nothing: the change has ended every session there was
 * (SRV-04). Throws 401 invalidAttempt.
 */
export async function holdPassword(tx: Database, member: CheckedMember): Promise<void> {
  if (!(await isPasswordHeld(tx, member)))
    throw new ApiError(401, 'invalidAttempt', { params: { count: maxLoginAttempts } });
}
