/** A wallet as it puts itself into the page (EIP-1193). Everything it answers is checked where it is read. */
export interface Wallet {
  request: (call: { method: string; params?: readonly unknown[] | object }) => Promise<unknown>;
  on?: (event: string, listener: (payload: unknown) => void) => unknown;
  removeListener?: (event: string, listener: (payload: unknown) => void) => unknown;
}

/** Why a wallet did not do what it was asked. */
export type WalletFailure = 'rejected' | 'busy' | 'noFunds' | 'unknownChain' | 'other';

const failures: Record<number, WalletFailure> = { 4001: 'rejected', [-32_002]: 'busy', 4902: 'unknownChain' };

/** What a wallet's error means by its code, never by its English; some wallets wrap the error of another. */
export function walletFailure(error: unknown): WalletFailure {
  for (let cause = error, depth = 0; isRecord(cause) && depth < 4; depth += 1) {
    const known = typeof cause.code === 'number' ? failures[cause.code] : undefined;
    if (known !== undefined) return known;
    // The one refusal of nodes that has no code of its own.
    if (typeof cause.message === 'string' && /insufficient funds/i.test(cause.message)) return 'noFunds';
    cause = isRecord(cause.data) ? (cause.data.originalError ?? cause.data) : cause.cause;
  }
  return 'other';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The accounts in a wallet's answer or event; anything else counts as none. */
export function accountsIn(answer: unknown): string[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter(
    (entry): entry is string => typeof entry === 'string' && /^0x[0-9a-f]{40}$/i.test(entry),
  );
}

export const isSameAccount = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
