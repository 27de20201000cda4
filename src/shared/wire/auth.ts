export type WireTwoFactorEntry =
  | {
      two_factor_auth_phone: {
        id: string;
        country_code: string;
        /** masked */
        phone_number: string;
        /** In the answer to a login: whether this login has texted a code. */
        code_sent?: boolean;
      };
    }
  | { two_factor_auth_app: { id: string; account_name: string } };

/** Answer to a login: the session's token, or the second factors to choose from (ids are login challenges). */
export type WireLogin = { token: string } | { two_factor_auth: WireTwoFactorEntry[] };

export interface WireRegistered {
  id: string;
  email: string;
}

export interface WireStatus {
  is_maintance_mode: boolean;
}

/** A second factor in its owner's settings; it guards the account once it is `verified`. */
export type WireTwoFactorMethod = WireTwoFactorEntry & { default: boolean; verified: boolean };

/** What sets an authentication app up: the secret (base32) as text, as an `otpauth:` address and as an SVG picture. */
export interface WireAppSetup {
  secret: string;
  uri: string;
  /** `data:image/svg+xml,…` */
  qr: string;
}

/** A signed-in device of the caller. */
export interface WireSession {
  id: string;
  agent: string;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}
