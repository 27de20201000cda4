import * as v from 'valibot';
import type { LoggedUser } from '@/features/people/types';
import { flag, id, text } from '@/shared/api/decode';

const dialed = v.fallback(id, '');

export const twoFactorEntrySchema = v.union([
  v.object({
    twoFactorAuthPhone: v.object({
      id,
      countryCode: dialed,
      phoneNumber: dialed,
      codeSent: v.optional(flag),
    }),
  }),
  v.object({ twoFactorAuthApp: v.object({ id, accountName: text }) }),
]);

/** A second factor that a login offers; `id` is this login's challenge (AUTH-03). */
export interface TwoFactorMethod {
  type: 'phone' | 'app';
  id: string;
  /** The masked number, or the authenticator account's name. */
  label: string;
  /** False if a login could not text a code because another went out just before; absent if unknown. */
  isCodeSent?: boolean;
}

interface Credentials {
  email: string;
  plainPassword: string;
}

/** `comesBack` opens a closed account again (OWN-02). */
export interface Login extends Credentials {
  comesBack?: boolean;
}

export interface Registration extends Credentials {
  firstName: string;
  lastName: string;
  /** Code of the personal link by which they came (HOUR-03). */
  invitation?: string;
}

export interface VerifyCode {
  type: TwoFactorMethod['type'];
  id: string;
  code: string;
}

export interface NewPassword {
  newPassword: string;
  newPasswordRepeat: string;
  token: string;
}

/** Outcome of a finished login; names its member if it was over a page (HOUR-05). */
export interface Entered {
  member?: LoggedUser;
}

/** Outcome of a login. The token never leaves the API layer. */
export type LoginResult =
  ({ kind: 'loggedIn' } & Entered) | { kind: 'twoFactor'; methods: TwoFactorMethod[] };
