import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Accepted steps before and after the present one: phones' clocks differ. */
const tolerance = 1;

/**
 * Finds the TOTP step of a code. Null for a wrong code and for one that is not newer than the last accepted step:
 * each code works once.
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
/** Base32 of 160 bits, the format of `newSecret`. */
export const secretPattern = /^[A-Z2-7]{32}$/;

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** Address for an authentication app's QR code. */
export function otpauthUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds }).toString();
}
