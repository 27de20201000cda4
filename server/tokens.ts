import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in addresses and headers. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Stored form of a token (SRV-04). Plain SHA-256 suffices: tokens are random and cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Stored form of a six-digit code. The salt, a challenge's id, is not stored, so that a leaked hash cannot be tried
 * out.
 */
export const hashCode = (salt: string, code: string): string => hashToken(`${salt} ${code}`);

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
