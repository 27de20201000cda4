import detectEthereumProvider from '@metamask/detect-provider';
import { isRecord, type Wallet } from './eip1193';

const announceWithinMs = 250;
const injectWithinMs = 1000;

/** `name` is the wallet's own claim: for display only. */
export interface FoundWallet {
  rdns: string;
  name: string;
  wallet: Wallet;
}

/**
 * Finds wallets whose announced rdns (EIP-6963) is in `allowed`, in that order. Without one, falls back to MetaMask
 * as `window.ethereum`, unless that announced itself under another rdns. Calls `onChange` when the first search ends
 * and on every later change. Returns the unsubscribe function.
 */
export function discoverWallets(
  allowed: readonly string[],
  onChange: (found: FoundWallet[]) => void,
): () => void {
  const announced = new Map<unknown, FoundWallet>();
  let legacy: Wallet | null = null;
  let isOver = false;
  let isStopped = false;

  const report = () => {
    if (isStopped || !isOver) return;
    const found = [...announced.values()]
      .filter(({ rdns }) => allowed.includes(rdns))
      .sort((one, other) => allowed.indexOf(one.rdns) - allowed.indexOf(other.rdns));
    if (found.length === 0 && legacy !== null && !announced.has(legacy))
      found.push({ rdns: '', name: '', wallet: legacy });
    onChange(found);
  };
  const onAnnounce = (event: Event) => {
    const found = readAnnouncement(event);
    if (found === null) return;
    announced.set(found.wallet, found);
    report();
  };
  const onInjected = () => void findLegacy();

  async function findLegacy(): Promise<void> {
    const provider = await detectEthereumProvider<unknown>({
      mustBeMetaMask: true,
      silent: true,
      timeout: injectWithinMs,
    });
    legacy = isWallet(provider) && provider === Reflect.get(window, 'ethereum') ? provider : null;
    isOver = true;
    report();
  }

  window.addEventListener('eip6963:announceProvider', onAnnounce);
  window.addEventListener('ethereum#initialized', onInjected);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  const timer = setTimeout(() => {
    isOver = [...announced.values()].some(({ rdns }) => allowed.includes(rdns));
    if (isOver) report();
    else void findLegacy();
  }, announceWithinMs);

  return () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('eip6963:announceProvider', onAnnounce);
    window.removeEventListener('ethereum#initialized', onInjected);
  };
}

function readAnnouncement(event: Event): FoundWallet | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (!isRecord(detail) || !isRecord(detail.info) || !isWallet(detail.provider)) return null;
  const { rdns, name } = detail.info;
  if (typeof rdns !== 'string') return null;
  return { rdns, name: typeof name === 'string' ? name.slice(0, 40) : '', wallet: detail.provider };
}

function isWallet(value: unknown): value is Wallet {
  return isRecord(value) && typeof value.request === 'function';
}
