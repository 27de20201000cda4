import * as v from 'valibot';

const wei = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/),
  v.transform((value) => BigInt(value)),
);
const recordSchema = v.object({
  kind: v.picklist(['approve', 'migrate']),
  /** `amount` is the amount to migrate; `allowed` the amount to approve, 0 for a revocation. */
  amount: wei,
  allowed: wei,
  /** New tokens that the holder was shown for the amount; null where none were. */
  received: v.optional(v.nullable(wei), null),
  /** Null until the wallet has confirmed sending. */
  hash: v.nullable(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i))),
  /** Null until the chain knows the transaction. */
  nonce: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** `block` is the newest one at the time of asking, `askedAt` is in ms. */
  block: v.pipe(v.number(), v.integer(), v.minValue(0)),
  askedAt: v.number(),
});

/** A request to the wallet without a known outcome. It prevents sending twice (MIG-12). */
export type PendingRecord = v.InferOutput<typeof recordSchema>;
/** A request that the wallet has sent. */
export type SentRecord = PendingRecord & { hash: string };

export interface Records {
  read: (account: string) => PendingRecord | null;
  write: (account: string, record: PendingRecord) => void;
  clear: (account: string) => void;
  /** Removes the record of a sent transaction; false when another tab has already replaced or removed it. */
  removeSent: (account: string, hash: string) => boolean;
}

/**
 * Stores one record per account in localStorage, or in memory where that is blocked or full. Invalid records are
 * removed.
 */
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
    const kept = parse(memory.get(key));
    const text = attempt(() => localStorage.getItem(key), null) ?? undefined;
    const stored = parse(text);
    if (text !== undefined && stored === null) attempt(() => localStorage.removeItem(key), undefined);
    // A full storage may hold what was true before; another page may have written since.
    return kept !== null && (stored === null || kept.askedAt >= stored.askedAt) ? kept : stored;
  }
  function parse(text: string | undefined): PendingRecord | null {
    if (text === undefined) return null;
    const parsed = v.safeParse(
      recordSchema,
      attempt<unknown>(() => JSON.parse(text), null),
    );
    return parsed.success ? parsed.output : null;
  }

  return {
    read,
    clear,
    removeSent(account, hash) {
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
