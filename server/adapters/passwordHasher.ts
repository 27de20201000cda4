import { hash, verify } from '@node-rs/argon2';
import { createTaskQueue } from '../taskQueue';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * False for a wrong password, and for a null hash at the same cost: unknown addresses take as long as known ones.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Cost of argon2id; memory in KiB. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's figures for argon2id (SRV-04). */
export const productionCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const room = { name: 'hash', maxRunning: 2, maxWaiting: 20 };

/** Hashes 2 passwords at a time. Throws 503 beyond 20 waiting, so that logins cannot starve other calls. */
export function createPasswordHasher(cost: HashCost): PasswordHasher {
  const enqueue = createTaskQueue(room);
  const dummy = hash('no member has this password', cost);
  return {
    hash: (password) => enqueue(() => hash(password, cost)),
    verify: (passwordHash, password) =>
      enqueue(async () => {
        const matches = await verify(passwordHash ?? (await dummy), password);
        return matches && passwordHash !== null;
      }),
  };
}
