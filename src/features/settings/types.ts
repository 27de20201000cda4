import * as v from 'valibot';
import { flag, flagOr, id, text } from '@/shared/api/decode';
import type { DigestChoice, Gender, NotificationType, WireBirthday, WirePrivacy } from '@/shared/wire/user';
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
  digest?: Partial<Record<NotificationType, DigestChoice>>;
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
  id,
  agent: text,
  lastSeenAt: text,
  current: flag,
});
export type Device = v.InferOutput<typeof deviceSchema>;

/** A method that does not say whether it is verified is in use. */
const flags = { default: flag, verified: flagOr(true) };
export const factorSchema = v.intersect([twoFactorEntrySchema, v.object(flags)]);

/** A second factor; used once it is verified, the default first (TFA-05). */
export interface Factor extends TwoFactorMethod {
  isDefault: boolean;
  isVerified: boolean;
}

/** An inline image, which no address of another origin can replace. */
const qr = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^data:image\/(png|svg\+xml)[;,]/))), null);
/** The key of an authentication app: the secret (base32), and its QR code if the backend draws one (TFA-03). */
export const appOfferSchema = v.pipe(
  v.object({ secret: text, uri: text, qr }),
  v.transform(({ secret, uri, ...rest }) => ({ ...rest, secret: secret || secretIn(uri) })),
  v.check(({ secret }) => secret !== '', 'Neither a secret nor an address with one'),
);
export type AppOffer = v.InferOutput<typeof appOfferSchema>;

function secretIn(uri: string): string {
  return new URLSearchParams(uri.split('?')[1]).get('secret') ?? '';
}

export interface NewApp {
  secret: string;
  accountName: string;
}

/** `countryCode` in digits, without a plus. */
export interface NewPhone {
  countryCode: string;
  phoneNumber: string;
}
