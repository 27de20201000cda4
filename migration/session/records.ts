import * as v from 'valibot';

const wei = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/),
  v.transform((value) => BigInt(value)),
);
const recordSchema = v.object({
  /** What the wallet was asked for. */
  kind: v.picklist(['approve', 'migrate']),
  /** What is to be migrated in the end; for an approval also what it allows, 0 for taking one back. */
  amount: wei,
  allowed: wei,
  /** Null while the wallet has not said that it sent anything. */
  hash: v.nullable(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i))),
  /** The account's number for the transaction, once the chain has told it. */
  nonce: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The newest block when the wallet was asked, and the time in ms. */
  block: v.pipe(v.number(), v.integer(), v.minValue(0)),
  askedAt: v.number(),
});

/** One request to the wallet that is not settled: what keeps anything from being sent twice (MIG-12). */
export type PendingRecord = v.InferOutput<typeof recordSchema>;

export interface Records {
  read: (account: string) => PendingRecord | null;
  write: (account: string, record: PendingRecord) => void;
  clear: (account: string) => void;
  /** Removes the record of a sent transaction; false when another page of the holder's has gone on from it already. */
  settle: (account: string, hash: string) => boolean;
}

/** Records of a chain by account, in the browser's storage; in memory where that is closed. A damaged one is removed. */
export function openRecords(chainId: number): Records {
  const memory = new Map<string, string>();
  const keyOf = (account: string) => `migration:${chainId}:${account.toLowerCase()}`;
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const clear = (account: string) => {
    memory.delete(keyOf(account));
    attempt(() => localStorage.removeItem(keyOf(account)), undefined);
  };
  function read(account: string): PendingRecord | null {
    const key = keyOf(account);
    const text = attempt(() => localStorage.getItem(key), null) ?? memory.get(key);
    if (text === undefined) return null;
    const parsed = v.safeParse(
      recordSchema,
      attempt<unknown>(() => JSON.parse(text), null),
    );
    if (parsed.success) return parsed.output;
    clear(account);
    return null;
  }

  return {
    read,
    clear,
    settle(account, hash) {
      if (read(account)?.hash !== hash) return false;
      clear(account);
      return true;
    },
    write(account, record) {
      const text = JSON.stringify(record, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      const isStored = attempt(() => {
        localStorage.setItem(keyOf(account), text);
        return true;
      }, false);
      if (isStored) memory.delete(keyOf(account));
      else memory.set(keyOf(account), text);
    },
  };
}
