import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in addresses and headers. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token (SRV-04). Plain SHA-256: tokens are random, so there is nothing to guess. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Six digits for an SMS. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is stored of a code. Six digits are soon tried out: a login's salt is its challenge's id, which is not stored. */
export const hashCode = (salt: string, code: string): string => hashToken(`${salt} ${code}`);

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
