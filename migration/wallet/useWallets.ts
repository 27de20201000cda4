import { useEffect, useState } from 'react';
import { discoverWallets, type FoundWallet } from './discoverWallets';
import { accountsIn } from './eip1193';

/** A wallet, and the account that it has given to this page before. */
export interface KnownWallet extends FoundWallet {
  account: string | null;
}

/** Wallets that may be used, best first; null while they are looked for. One that comes late is there when it comes. */
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
  const answer = await found.wallet.request({ method: 'eth_accounts' }).catch(() => []);
  return { ...found, account: accountsIn(answer)[0] ?? null };
}
