import type { Feature } from './features';

export type WireTwoFactorEntry =
  | {
      two_factor_auth_phone: {
        id: string;
        country_code: string;
        /** masked */
        phone_number: string;
        /** In answers to a login: true if this login sent a code. */
        code_sent?: boolean;
      };
    }
  | { two_factor_auth_app: { id: string; account_name: string } };

/** Answer to a login: the token, or the second factors to choose from, whose ids are login challenges. */
export type WireLogin = { token: string } | { two_factor_auth: WireTwoFactorEntry[] };

export interface WireRegistered {
  id: string;
  email: string;
}

/** Address that a mailed link has confirmed. */
export interface WireConfirmed {
  email: string;
}

export interface WireStatus {
  is_maintance_mode: boolean;
  /** Calls and fields beyond the customer's that the server speaks. */
  features: readonly Feature[];
}

/** Second factor in the member's settings; active once `verified`. */
export type WireTwoFactorMethod = WireTwoFactorEntry & { default: boolean; verified: boolean };

/** Set-up of an authenticator app: base32 secret, `otpauth:` address, QR code. */
export interface WireAppSetup {
  secret: string;
  uri: string;
  /** `data:image/svg+xml,…` */
  qr: string;
}

export interface WireSession {
  id: string;
  agent: string;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}
