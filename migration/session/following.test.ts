import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Settings } from '../config/settings';
import { addresses, FakeChain } from '../testing/fakeChain';
import { openChain } from '../chain/chain';
import { migration } from '../chain/contracts';
import { followMigration, search } from './following';
import { openRecords, type PendingRecord, type SentRecord } from './records';

const settings = {
  ...{ CHAIN_ID: 31_337, OLD_TOKEN: addresses.old, NEW_TOKEN: addresses.next, DECIMALS: 0 },
  ...{ CONFIRMATIONS: 1, READ_RPC_URL: '', PENDING_GIVE_UP_MS: 600_000 },
} as Settings;
const account = addresses.holder;
const amount = 8n;

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it.each([
  ['the record of a newer request', { kind: 'migrate', hash: null, askedAt: 9 }],
  ['that there is no record any more', null],
] as const)('MIG-12 a late answer of the chain leaves %s', async (_, newer) => {
  const fake = new FakeChain();
  const records = openRecords(settings.CHAIN_ID);
  const record: SentRecord = {
    kind: 'migrate',
    ...{ amount, allowed: amount, received: null, nonce: null, block: 10, askedAt: 5 },
    hash: fake.send(migration(settings, amount)),
  };
  records.write(account, record);
  const next: PendingRecord | null = newer === null ? null : { ...record, ...newer };
  const left = new AbortController();
  const request = vi.fn(
    ({ method, params = [] }: { method: string; params?: readonly unknown[] | object }) => {
      if (method === 'eth_getTransactionByHash') {
        // While the chain is silent, another follower has seen the end and the holder has gone on.
        records.clear(account);
        if (next !== null) records.write(account, next);
        left.abort(new Error('Left'));
      }
      return Promise.resolve(fake.answer(method, params as unknown[]));
    },
  );
  const wallet = { request };
  const tools = { settings, wallet, records, chain: openChain(settings, wallet) };
  const run = { account, signal: left.signal, answer: () => undefined };
  await expect(followMigration(tools, run, record)).rejects.toThrow('Left');
  expect(records.read(account)).toEqual(next);
});

it('MIG-12 a request found on the chain leaves the record of a newer one', async () => {
  const fake = new FakeChain();
  const records = openRecords(settings.CHAIN_ID);
  const record: PendingRecord = {
    kind: 'migrate',
    ...{ amount, allowed: amount, received: null, hash: null, nonce: null, block: 10, askedAt: 5 },
  };
  const newer: PendingRecord = { ...record, askedAt: 9 };
  records.write(account, record);
  fake.allowance = amount;
  fake.send(migration(settings, amount));
  fake.mine();
  const request = ({ method, params = [] }: { method: string; params?: readonly unknown[] | object }) => {
    // Another page gives up the old request, and asks anew, while the chain is looked through.
    if (method === 'eth_getLogs') records.write(account, newer);
    return Promise.resolve(fake.answer(method, params as unknown[]));
  };
  const wallet = { request };
  const answer = vi.fn();
  const tools = { settings, wallet, records, chain: openChain(settings, wallet) };
  await search(tools, { account, signal: new AbortController().signal, answer }, record);
  expect(records.read(account)).toEqual(newer);
  expect(answer).not.toHaveBeenCalled();
});
