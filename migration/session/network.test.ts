import { describe, expect, it } from 'vitest';
import type { Settings } from '../config/settings';
import type { Wallet } from '../wallet/eip1193';
import { switchToChain } from './network';

const settings = {
  ...{ CHAIN_ID: 10, CHAIN_NAME: 'Ten', RPC_TO_ADD: 'https://rpc.example/', EXPLORER_URL: '' },
} as Settings;
const unknownChain = { code: 4902, message: 'Unrecognized chain ID' };
const rejected = { code: 4001, message: 'No' };

/** Answers requests in order; an object with a code is thrown. */
function walletWith(...answers: (null | { code: number; message: string })[]) {
  const asked: Parameters<Wallet['request']>[0][] = [];
  const wallet: Wallet = {
    request(call) {
      asked.push(call);
      const answer = answers.shift();
      return answer
        ? Promise.reject(Object.assign(new Error(answer.message), answer))
        : Promise.resolve(null);
    },
  };
  return { wallet, asked };
}

describe('changing the network', () => {
  it('MIG-12 teaches the chain to a wallet that does not know it, and changes to it', async () => {
    const { wallet, asked } = walletWith(unknownChain, null, null);
    expect(await switchToChain(settings, wallet)).toBeNull();
    const change = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] };
    expect(asked).toEqual([
      change,
      {
        method: 'wallet_addEthereumChain',
        params: [
          {
            ...{ chainId: '0xa', chainName: 'Ten', rpcUrls: ['https://rpc.example/'] },
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          },
        ],
      },
      change,
    ]);
  });

  it.each([
    ['the chain is not to be added', [unknownChain, rejected], 'rejected'],
    ['it is added and not changed to', [unknownChain, null, rejected], 'rejected'],
    ['the wallet cannot add it', [unknownChain, { code: -32_603, message: 'No' }], 'switchFailed'],
  ] as const)('MIG-12 says so when %s', async (_, answers, key) => {
    expect(await switchToChain(settings, walletWith(...answers).wallet)).toEqual({ key });
  });

  it('MIG-12 cannot teach what it has no node for', async () => {
    const { wallet, asked } = walletWith(unknownChain);
    expect(await switchToChain({ ...settings, RPC_TO_ADD: '' }, wallet)).toEqual({ key: 'switchFailed' });
    expect(asked).toHaveLength(1);
  });
});
