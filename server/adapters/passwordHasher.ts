import { hash, verify } from '@node-rs/argon2';
import { createTaskQueue } from '../taskQueue';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a wrong password. A null hash costs the same and is always false: unknown addresses take as long. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Argon2id's cost; memory in KiB. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's figures for argon2id (SRV-04). */
export const productionCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const room = { maxRunning: 2, maxWaiting: 20 };

/** Hashes at most 2 at a time; beyond 20 waiting, callers get 503: logins must not starve everything else. */
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
