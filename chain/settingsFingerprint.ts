/** Settings that decide where a holder's tokens go. */
export interface SwapContracts {
  CHAIN_ID: number;
  OLD_TOKEN: string;
  NEW_TOKEN: string;
  /** Takes the old tokens; the new token when unset. */
  MIGRATION_SPENDER?: string | undefined;
  /** Decimals of both tokens; 18 when unset. */
  DECIMALS?: number | undefined;
}

const hexDigits = 20;

/**
 * Names the settings that decide where tokens go (chain, three addresses, decimals) by one short text, such as
 * `3f2a 91bc 77d0 e1f4 0c5b`: the first 80 bits of the SHA-256 of their JSON with sorted names and addresses in small
 * letters. The server prints and serves that of its own settings (MIG-13); the page computes that of what it received,
 * from the file as it is or from its own settings with all defaults: both give the same.
 * Runs in node and in browsers. Throws where there is no WebCrypto: on a page without https.
 */
export async function settingsFingerprint(settings: SwapContracts): Promise<string> {
  const { CHAIN_ID, OLD_TOKEN, NEW_TOKEN, MIGRATION_SPENDER = NEW_TOKEN, DECIMALS = 18 } = settings;
  const content = JSON.stringify({
    CHAIN_ID,
    DECIMALS,
    MIGRATION_SPENDER: MIGRATION_SPENDER.toLowerCase(),
    NEW_TOKEN: NEW_TOKEN.toLowerCase(),
    OLD_TOKEN: OLD_TOKEN.toLowerCase(),
  });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, hexDigits).replace(/.{4}(?=.)/g, '$& ');
}
