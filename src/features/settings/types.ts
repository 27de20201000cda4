import * as v from 'valibot';
import type { Gender, NotificationType, WireBirthday, WirePrivacy } from '@/shared/wire/user';
import { twoFactorEntrySchema, type TwoFactorMethod } from '@/features/session/types';

/** Body of `PATCH /api/user/edit`; missing fields stay as they are (SET-02, SET-04, SET-05). */
export interface AccountChanges {
  firstName?: string;
  lastName?: string;
  email?: string;
  displayName?: string;
  permalink?: string;
  bio?: string;
  gender?: Gender;
  birthday?: WireBirthday | null;
  location?: string | null;
  privacy?: Partial<WirePrivacy>;
  notification?: Partial<Record<NotificationType, boolean>>;
}

/** `votingPower` in percent. */
export interface BlockchainSettings {
  publishPosts: boolean;
  votingPower: number;
}

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  newPasswordRepeat: string;
}

export const deviceSchema = v.object({
  id: v.string(),
  agent: v.fallback(v.string(), ''),
  lastSeenAt: v.string(),
  current: v.fallback(v.boolean(), false),
});
export type Device = v.InferOutput<typeof deviceSchema>;

const flags = { default: v.fallback(v.boolean(), false), verified: v.fallback(v.boolean(), false) };
export const factorSchema = v.intersect([twoFactorEntrySchema, v.object(flags)]);

/** A second factor; used once it is verified, the default first (TFA-05). */
export interface Factor extends TwoFactorMethod {
  isDefault: boolean;
  isVerified: boolean;
}

/** An inline image from our own server, which no address of another origin can replace. */
const qr = v.pipe(v.string(), v.startsWith('data:image/svg+xml'));
export const appOfferSchema = v.object({ secret: v.string(), qr });
/** The key of an authentication app: the secret (base32) and its QR code (TFA-03). */
export type AppOffer = v.InferOutput<typeof appOfferSchema>;

export interface NewApp {
  secret: string;
  accountName: string;
}

/** `countryCode` in digits, without a plus. */
export interface NewPhone {
  countryCode: string;
  phoneNumber: string;
}
