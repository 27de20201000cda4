import { HDNodeWallet, Wallet } from 'ethers';
import { describe, expect, it } from 'vitest';
import { visitorCalls } from './visitorCalls';

/** Everybody knows the key of a test chain's first account. */
const owner = HDNodeWallet.fromPhrase('test test test test test test test test test test test junk');
const holder = Wallet.createRandom();
const isForVisitors = visitorCalls({ owner: owner.address, holders: [holder.address] });
const transaction = { to: holder.address, gasLimit: 50_000, gasPrice: 2e9, chainId: 31_337, nonce: 0 };

describe('calls of visitors', () => {
  it('SRV-06 send from the unlocked holders, never from the owner or from nobody', () => {
    const sendsFrom = (from?: string) => isForVisitors('eth_sendTransaction', [{ from, to: holder.address }]);
    expect(sendsFrom(holder.address)).toBe(true);
    expect(sendsFrom(holder.address.toLowerCase())).toBe(true);
    for (const from of [owner.address, owner.address.toLowerCase(), undefined])
      expect(sendsFrom(from)).toBe(false);
    expect(isForVisitors('eth_sendTransaction', [])).toBe(false);
  });

  it('SRV-06 bring what others have signed, and nothing that the owner has', async () => {
    const bring = (raw: unknown) => isForVisitors('eth_sendRawTransaction', [raw]);
    expect(bring(await holder.signTransaction(transaction))).toBe(true);
    expect(bring(await owner.signTransaction(transaction))).toBe(false);
    for (const raw of ['0x12', 12, undefined]) expect(bring(raw)).toBe(false);
  });

  it('SRV-06 read whatever the chain tells', () => {
    expect(isForVisitors('eth_call', [{ from: owner.address }])).toBe(true);
  });
});
