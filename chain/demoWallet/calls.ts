/** A contract call described for the holder. Only the swap's two calls are known; any other is shown raw. */
export interface DescribedCall {
  title: string;
  /** In the smallest unit; null for a call without one. */
  amount: bigint | null;
  /** True for an approval; the holder may lower its amount. */
  isApproval: boolean;
}

const approve = '0x095ea7b3';
const migrateToken = '0x5f6be614';
const wordLength = 64;

export function describeCall(data: string): DescribedCall {
  const lastWord = data.slice(-wordLength);
  const amount = /^[0-9a-f]{64}$/i.test(lastWord) ? BigInt(`0x${lastWord}`) : null;
  if (data.startsWith(approve)) return { title: 'Allow to take your ONG', amount, isApproval: true };
  if (data.startsWith(migrateToken)) return { title: 'Migrate your ONG', amount, isApproval: false };
  return { title: 'Send a transaction', amount: null, isApproval: false };
}

/** Builds the same approval for another amount. */
export function withAmount(data: string, amount: bigint): string {
  return data.slice(0, -wordLength) + amount.toString(16).padStart(wordLength, '0');
}
