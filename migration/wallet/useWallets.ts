import { useEffect, useState } from 'react';
import { discoverWallets, type FoundWallet } from './discoverWallets';
import { limited } from './limited';
import { accountsIn } from './eip1193';

/** `account` is set when the wallet has already granted this page access. */
export interface KnownWallet extends FoundWallet {
  account: string | null;
}

/** Usable wallets, best first, updated as wallets appear; null during the first search. */
export function useWallets(allowed: readonly string[]): KnownWallet[] | null {
  const [wallets, setWallets] = useState<KnownWallet[] | null>(null);
  useEffect(() => {
    let latest = 0;
    return discoverWallets(allowed, (found) => {
      const turn = ++latest;
      setWallets(found.map((wallet) => ({ ...wallet, account: null })));
      void Promise.all(found.map(withAccount)).then((known) => {
        if (turn === latest) setWallets(known);
      });
    });
  }, [allowed]);
  return wallets;
}

async function withAccount(found: FoundWallet): Promise<KnownWallet> {
  // A wallet may throw at once, or never answer.
  const answer = await limited(async () => found.wallet.request({ method: 'eth_accounts' })).catch(() => []);
  return { ...found, account: accountsIn(answer)[0] ?? null };
}
