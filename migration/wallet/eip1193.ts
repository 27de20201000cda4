/** Injected wallet (EIP-1193). Its answers are validated where they are read. */
export interface Wallet {
  request: (call: { method: string; params?: readonly unknown[] | object }) => Promise<unknown>;
  on?: (event: string, listener: (payload: unknown) => void) => unknown;
  removeListener?: (event: string, listener: (payload: unknown) => void) => unknown;
}

export type WalletFailure = 'rejected' | 'busy' | 'noFunds' | 'unknownChain' | 'other';

const failures: Record<number, WalletFailure> = { 4001: 'rejected', [-32_002]: 'busy', 4902: 'unknownChain' };

/** Classifies a wallet's error by its code, also where a wallet wraps another's error. */
export function walletFailure(error: unknown): WalletFailure {
  for (let cause = error, depth = 0; isRecord(cause) && depth < 4; depth += 1) {
    const known = typeof cause.code === 'number' ? failures[cause.code] : undefined;
    if (known !== undefined) return known;
    // Nodes send no code for this one.
    if (typeof cause.message === 'string' && /insufficient funds/i.test(cause.message)) return 'noFunds';
    cause = isRecord(cause.data) ? (cause.data.originalError ?? cause.data) : cause.cause;
  }
  return 'other';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Addresses in a wallet's answer or event; empty for anything malformed. */
export function accountsIn(answer: unknown): string[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter(
    (entry): entry is string => typeof entry === 'string' && /^0x[0-9a-f]{40}$/i.test(entry),
  );
}

export const isSameAccount = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
