import { accountsIn, type Wallet } from '../wallet/eip1193';
import { chainIdIn } from '../chain/node';

interface WalletListener {
  /** Undefined when the wallet is locked or has revoked the permission. */
  changeAccount: (account: string | undefined) => void;
  changeChain: (chainId: number) => void;
  end: () => void;
}

/** Listens to the wallet's events and ignores malformed ones. Returns the unsubscribe function. */
export function watchWallet(wallet: Wallet, listener: WalletListener): () => void {
  const events: Record<string, (payload: unknown) => void> = {
    accountsChanged(payload) {
      if (Array.isArray(payload)) listener.changeAccount(accountsIn(payload)[0]);
    },
    chainChanged(payload) {
      const id = chainIdIn(payload);
      if (id !== null) listener.changeChain(id);
    },
    disconnect: () => listener.end(),
  };
  for (const [event, handler] of Object.entries(events)) wallet.on?.(event, handler);
  return () => {
    for (const [event, handler] of Object.entries(events)) wallet.removeListener?.(event, handler);
  };
}
