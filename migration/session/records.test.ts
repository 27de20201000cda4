import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRecords, type PendingRecord } from './records';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const key = `migration:1:${account.toLowerCase()}`;
const record: PendingRecord = {
  kind: 'approve',
  amount: 2n ** 200n,
  allowed: 7n,
  received: 2n ** 201n,
  hash: `0x${'a'.repeat(64)}`,
  nonce: 3,
  block: 12,
  askedAt: 1_700_000_000_000,
};

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('records of requests', () => {
  it('MIG-12 are kept by chain and account, exactly', () => {
    openRecords(1).write(account, record);
    expect(openRecords(1).read(account.toLowerCase())).toEqual(record);
    expect(openRecords(2).read(account)).toBeNull();
    openRecords(1).clear(account);
    expect(openRecords(1).read(account)).toBeNull();
  });

  it('MIG-12 that are damaged are removed, whatever they hold', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((part) => `{"kind":"migrate","amount":${part}}`),
    );
    fc.assert(
      fc.property(text, (damage) => {
        localStorage.setItem(key, damage);
        expect(openRecords(1).read(account)).toBeNull();
        expect(localStorage.getItem(key)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it('MIG-12 stay in memory where the storage is closed', () => {
    const refuse = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const records = openRecords(1);
    records.write(account, record);
    expect(records.read(account)).toEqual(record);
  });

  it('MIG-12 are the newest ones when the storage fills up between the request and its answer', () => {
    const records = openRecords(1);
    const asked = { ...record, hash: null };
    const sent = { ...record, askedAt: record.askedAt + 1 };
    records.write(account, asked);
    const stored = new Map([[key, localStorage.getItem(key)]]);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      removeItem: (name: string) => stored.delete(name),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    records.write(account, sent);
    expect(records.read(account)).toEqual(sent);
    // Another page, or this one after a reload, still knows that something was asked for.
    expect(openRecords(1).read(account)).toEqual(asked);
    expect(records.removeSent(account, record.hash ?? '')).toBe(true);
    expect(records.read(account)).toBeNull();
    expect(openRecords(1).read(account)).toBeNull();
  });
});
