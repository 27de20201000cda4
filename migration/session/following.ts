import { approval, approvedIn, deedOf, migration } from '../chain/contracts';
import { delay } from '../chain/delay';
import type { Run } from './effects';
import type { PendingRecord, SentRecord } from './records';
import type { Tools } from './submission';
import { trackTransaction } from '../chain/trackTransaction';

const searchMs = 2000;

/** Follows a sent transaction to its end; the hash of the newest record known for it is that of a replacement. */
async function follow(
  { chain, records, settings }: Tools,
  { account, signal, answer }: Run,
  record: SentRecord,
) {
  let { hash } = record;
  const outcome = await trackTransaction({
    chain,
    account,
    record,
    signal,
    call: record.kind === 'approve' ? approval(settings, record.allowed) : migration(settings, record.amount),
    deedOf: (call) => deedOf(call, settings),
    confirmations: settings.CONFIRMATIONS,
    giveUpMs: settings.PENDING_GIVE_UP_MS,
    onChange(changed) {
      // An answer may come late: what has been asked since, or is over, must stay so.
      if (records.read(account)?.hash === hash) records.write(account, changed);
      ({ hash } = changed);
      answer({ type: 'followed', record: changed });
    },
    onSilence: (isSilent) => answer({ type: 'silence', isSilent }),
  });
  // Another page may have started a new request, whose record must stay.
  const isOurs = outcome.kind === 'lost' || records.removeSent(account, hash);
  return { outcome, isOurs };
}

/** Follows an approval, unless another page has continued before this one had the lock, or does meanwhile. */
export async function followApproval(tools: Tools, run: Run, record: SentRecord): Promise<void> {
  const { records, settings } = tools;
  const { account, answer } = run;
  const current = records.read(account);
  if (current?.hash !== record.hash) {
    answer({ type: 'recordRead', record: current });
    return;
  }
  const { outcome, isOurs } = await follow(tools, run, record);
  if (!isOurs) {
    answer({ type: 'recordRead', record: records.read(account) });
    return;
  }
  const granted = outcome.kind === 'confirmed' ? approvedIn(outcome.receipt.logs, settings, account) : null;
  answer({ type: 'approvalEnded', outcome, granted });
}

export async function followMigration(tools: Tools, run: Run, record: SentRecord): Promise<void> {
  const { outcome } = await follow(tools, run, record);
  run.answer({ type: 'migrationEnded', outcome });
}

/** After a reload the wallet's answer is lost; the chain shows whether the request was sent. */
export async function search(
  { chain, records }: Tools,
  { account, signal, answer }: Run,
  record: PendingRecord,
): Promise<void> {
  const { kind, amount, block } = record;
  for (;;) {
    const hash = await chain.findEvent(kind, account, amount, block).catch(() => null);
    signal.throwIfAborted();
    if (hash !== null) {
      const current = records.read(account);
      // Another page, or the wallet's late answer, was first, and has told what it wrote.
      if (current?.hash !== null || current.askedAt !== record.askedAt) return;
      const sent = { ...record, hash };
      records.write(account, sent);
      answer({ type: 'unresolvedFound', record: sent });
      return;
    }
    await delay(searchMs, signal);
  }
}
