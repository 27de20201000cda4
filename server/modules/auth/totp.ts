import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Steps before and after the present one that count as well: phones' clocks differ. */
const tolerance = 1;

/**
 * The step that a code of an authentication app stands for, or null when it is wrong or not newer than the last step
 * that was accepted: a code works once, and no earlier one after it.
 */
export function acceptedStep(
  secret: string,
  code: string,
  lastStep: number | null,
  now: Date,
): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: tolerance });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

const secretBytes = 20;
/** Base32 of 160 bits, as `newSecret` makes it. */
export const secretPattern = /^[A-Z2-7]{32}$/;

/** A secret for an authentication app, base32. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What an authentication app reads from a QR code. */
export function otpauthUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds }).toString();
}
