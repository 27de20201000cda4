import type { Settings } from '../config/settings';
import { walletFailure, type Wallet } from '../wallet/eip1193';
import type { Notice } from './state';

/** Asks the wallet to switch to the chain, adding it first if it is unknown. Returns a notice when that fails. */
export async function switchToChain(settings: Settings, wallet: Wallet): Promise<Notice | null> {
  const chainId = `0x${settings.CHAIN_ID.toString(16)}`;
  const change = { method: 'wallet_switchEthereumChain', params: [{ chainId }] };
  try {
    await wallet.request(change);
    return null;
  } catch (error) {
    if (walletFailure(error) !== 'unknownChain' || settings.RPC_TO_ADD === '') return noticeOf(error);
  }
  const chain = {
    chainId,
    chainName: settings.CHAIN_NAME === '' ? `Chain ${settings.CHAIN_ID}` : settings.CHAIN_NAME,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [settings.RPC_TO_ADD],
    ...(settings.EXPLORER_URL === '' ? {} : { blockExplorerUrls: [settings.EXPLORER_URL] }),
  };
  try {
    await wallet.request({ method: 'wallet_addEthereumChain', params: [chain] });
    // Most wallets have switched while adding, and then answer this at once.
    await wallet.request(change);
    return null;
  } catch (error) {
    return noticeOf(error);
  }
}

export async function offerToken(settings: Settings, wallet: Wallet): Promise<void> {
  const options = {
    address: settings.NEW_TOKEN,
    symbol: settings.NEW_SYMBOL,
    decimals: settings.DECIMALS,
  };
  try {
    await wallet.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options } });
  } catch {
    // The page shows the address, so the holder can add it by hand.
  }
}

function noticeOf(error: unknown): Notice {
  const failure = walletFailure(error);
  return { key: failure === 'rejected' || failure === 'busy' ? failure : 'switchFailed' };
}
