import { getAddress, Transaction } from 'ethers';
import { z } from 'zod';
import type { Deployment } from './deploy';

/** Whether a visitor's call leaves the contracts' owner alone, who could pause the swap or mint for everybody. */
export type VisitorCalls = (method: string, params: readonly unknown[]) => boolean;

const sentSchema = z.object({ from: z.string() });

/** What visitors may send on the local chain: from its unlocked holders, and whatever others have signed themselves. */
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
