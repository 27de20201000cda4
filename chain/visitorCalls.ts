import { getAddress, Transaction } from 'ethers';
import { z } from 'zod';
import type { Deployment } from './deploy';

/**
 * Decides on a visitor's call: only the contracts' owner can pause the swap or mint, so visitors must not act as the
 * owner.
 */
export type VisitorCalls = (method: string, params: readonly unknown[]) => boolean;

const sentSchema = z.object({ from: z.string() });

/** Allows transactions from the unlocked holders, and any that is signed already. */
export function visitorCalls({ owner, holders }: Pick<Deployment, 'owner' | 'holders'>): VisitorCalls {
  const unlocked = new Set(holders.map((holder) => holder.toLowerCase()));
  return (method, [sent]) => {
    if (method === 'eth_sendTransaction') {
      const named = sentSchema.safeParse(sent);
      return named.success && unlocked.has(named.data.from.toLowerCase());
    }
    if (method !== 'eth_sendRawTransaction') return true;
    try {
      return Transaction.from(z.string().parse(sent)).from !== getAddress(owner);
    } catch {
      return false;
    }
  };
}
