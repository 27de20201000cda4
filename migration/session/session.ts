import { getAddress } from 'ethers';
import type { Settings } from '../config/settings';
import { accountsIn, isSameAccount, type Wallet } from '../wallet/eip1193';
import { writeAmount } from './amount';
import { withAccountLock } from './accountLock';
import { openChain, WrongChainError } from './chain';
import { migration } from './contracts';
import { trackTransaction } from './trackTransaction';
import { estimateWait, findGasPrice } from './gas';
import { keepFresh } from './keepFresh';
import { offerToken, switchToChain } from './network';
import { openRecords, type PendingRecord } from './records';
import { initialState, type Notice, type Session } from './state';
import { createStore } from './store';
import { finishApproval, resetApproval, Stop, submit, type SubmissionContext } from './submission';
import { delay } from './delay';
import { watchWallet } from './watchWallet';

const isOver = (signal: AbortSignal) => signal.aborted;
const retryMs = 4000;
const unresolvedMs = 2000;

/**
 * Opens the session of a connected account. `onEnd` is called when the wallet locks, disconnects or revokes the
 * permission. A request from before a reload is resumed (MIG-12).
 */
export function openSession(settings: Settings, wallet: Wallet, account: string, onEnd: () => void): Session {
  const chain = openChain(settings, wallet);
  const records = openRecords(settings.CHAIN_ID);
  const store = createStore(initialState(getAddress(account)));
  const { read, change } = store;
  const tools = { settings, chain, wallet, records };
  let work = new AbortController();
  let isSubmitting = false;
  /** Hash of an approval that was never mined, so a retry is allowed; empty otherwise. */
  let lostHash = '';
  const isReadNotice = () => read().notice?.key === 'readFailed';

  function restart(account: string, notice: Notice | null): void {
    work.abort(new Error('The account or the chain changed'));
    work = new AbortController();
    isSubmitting = false;
    const { contracts, amountText, isAmountTyped } = read();
    store.replace({
      ...initialState(account),
      contracts,
      notice,
      // The typed amount survives a change of chain, not of account.
      ...(isSameAccount(account, read().account) ? { amountText, isAmountTyped } : {}),
    });
    void begin(work.signal);
  }

  async function begin(signal: AbortSignal): Promise<void> {
    const walletChain = await chain.walletChainId().catch(() => 0);
    if (signal.aborted) return;
    change({ chain: walletChain === settings.CHAIN_ID ? 'right' : 'wrong' });
    if (walletChain !== settings.CHAIN_ID) return;
    for (;;) {
      const problem = await chain.checkContracts().catch(() => 'unreadable' as const);
      if (isOver(signal)) return;
      if (problem !== 'unreadable') {
        change({ contracts: problem ?? 'good', ...(isReadNotice() ? { notice: null } : {}) });
        break;
      }
      change({ notice: { key: 'readFailed' } });
      await delay(retryMs, signal).catch(() => undefined);
    }
    if (read().contracts !== 'good') return;
    resume();
    await refresh();
    void refreshFee();
  }

  async function refresh(): Promise<void> {
    const { signal } = work;
    const { account, chain: chainState, contracts } = read();
    if (chainState !== 'right' || contracts !== 'good') return;
    const holdings = await chain.holdings(account).catch(() => null);
    if (signal.aborted) return;
    if (holdings === null) {
      if (read().holdings === null) change({ notice: { key: 'readFailed' } });
      return;
    }
    const isUntouched = !read().isAmountTyped && read().progress === null;
    change({
      holdings,
      ...(isReadNotice() ? { notice: null } : {}),
      ...(isUntouched ? { amountText: writeAmount(holdings.old, settings.DECIMALS) } : {}),
    });
  }

  async function refreshFee(): Promise<void> {
    const { signal } = work;
    if (read().chain !== 'right') return;
    const price = await findGasPrice(settings, chain.gasPrice);
    const waitMs = price === null ? null : await estimateWait(settings, price);
    if (!signal.aborted) change({ fee: price === null ? null : { price, waitMs } });
  }

  function resume(): void {
    const { account } = read();
    const record = records.read(account);
    change({ unresolved: null });
    if (record === null || isSubmitting) return;
    if (record.hash === null) void watchUnresolved(account, record);
    else if (record.kind === 'migrate') void trackMigration({ ...record, hash: record.hash });
    else {
      const { hash, amount, allowed } = record;
      change({ progress: { at: 2, prompts: 2, amount, hash, isReset: allowed === 0n } });
      run((context) => finishApproval(context, { ...record, hash }));
    }
  }

  /** After a reload the wallet's answer is lost; the chain shows whether the request was sent. */
  async function watchUnresolved(account: string, record: PendingRecord): Promise<void> {
    const { signal } = work;
    change({ unresolved: record });
    while (!signal.aborted && read().unresolved === record) {
      const hash = await chain.findEvent(record.kind, account, record.amount, record.block).catch(() => null);
      if (isOver(signal) || read().unresolved !== record) return;
      if (hash !== null) {
        records.write(account, { ...record, hash });
        resume();
        return;
      }
      await delay(unresolvedMs, signal).catch(() => undefined);
    }
  }

  async function trackMigration(record: PendingRecord & { hash: string }): Promise<void> {
    const { signal } = work;
    const { account } = read();
    const { amount } = record;
    let { hash } = record;
    change({ progress: null, unresolved: null, sent: { hash, amount, status: 'pending', isSpedUp: false } });
    try {
      const outcome = await trackTransaction({
        chain,
        account,
        record,
        signal,
        call: migration(settings, amount),
        confirmations: settings.CONFIRMATIONS,
        giveUpMs: settings.PENDING_GIVE_UP_MS,
        onChange(changed) {
          records.write(account, changed);
          const isSpedUp = changed.hash !== hash;
          if (isSpedUp) change({ sent: { hash: changed.hash, amount, status: 'pending', isSpedUp } });
          hash = changed.hash;
        },
      });
      // Another tab may have started a new request; its record must stay.
      if (outcome.kind !== 'lost') records.removeSent(account, hash);
      const { isSpedUp = false } = read().sent ?? {};
      change({ sent: { hash: outcome.hash, amount, status: outcome.kind, isSpedUp }, isAmountTyped: false });
      await refresh();
    } catch {
      // Aborted: the record resumes it later.
    }
  }

  /** Runs one submission at a time, however often the button is pressed (MIG-12). */
  function run(task: (context: SubmissionContext) => ReturnType<typeof submit>): void {
    if (isSubmitting) return;
    isSubmitting = true;
    const { signal } = work;
    const { account } = read();
    change({ notice: null, conflict: null, unresolved: null });
    const context: SubmissionContext = {
      ...tools,
      account,
      signal,
      progress: (progress) => {
        if (!signal.aborted) change({ progress });
      },
      answeredLate: () => {
        if (isSameAccount(account, read().account) && read().contracts === 'good') resume();
      },
    };
    withAccountLock(`migration:${settings.CHAIN_ID}:${account}`, signal, () => task(context))
      .then((record) => {
        isSubmitting = false;
        return trackMigration(record);
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        isSubmitting = false;
        fail(error);
      });
  }

  function fail(error: unknown): void {
    change({ progress: null });
    if (error instanceof WrongChainError) change({ chain: 'wrong' });
    else if (error instanceof Stop) change({ notice: error.notice, conflict: error.conflict });
    else change({ notice: { key: 'walletError' } });
    if (error instanceof Stop && error.notice?.key === 'approvalLost') lostHash = error.notice.hash ?? '';
    if (error instanceof Stop && error.notice?.key === 'accountChanged') void checkAccount();
    const record = records.read(read().account);
    if (record !== null && record.hash !== lostHash && read().chain === 'right') resume();
    void refresh();
  }

  /** For wallets that switch accounts without an event. */
  async function checkAccount(): Promise<void> {
    changeAccount(accountsIn(await wallet.request({ method: 'eth_accounts' }).catch(() => []))[0]);
  }

  function changeAccount(current: string | undefined): void {
    if (current === undefined) end();
    else if (!isSameAccount(current, read().account)) {
      const { progress, sent } = read();
      restart(getAddress(current), progress === null && sent === null ? null : { key: 'accountChanged' });
    }
  }

  function changeChain(id: number): void {
    const isRight = id === settings.CHAIN_ID;
    if (read().chain !== (isRight ? 'right' : 'wrong')) restart(read().account, null);
  }

  function start(amount: bigint): void {
    const { account } = read();
    // Another tab may have asked meanwhile.
    const record = records.read(account);
    if (record !== null && record.hash === lostHash) records.clear(account);
    if (records.read(account) !== null) resume();
    else run((context) => submit(context, amount));
  }

  const stopReading = keepFresh({
    refresh,
    refreshFee,
    resume: () => {
      if (!isSubmitting && read().sent === null && read().contracts === 'good') resume();
    },
  });
  const stopWatching = watchWallet(wallet, { changeAccount, changeChain, end });

  function close(): void {
    work.abort(new Error('The session is closed'));
    stopReading();
    stopWatching();
  }
  function end(): void {
    close();
    onEnd();
  }

  void begin(work.signal);

  return {
    store,
    close,
    refresh,
    typeAmount: (amountText) => change({ amountText, isAmountTyped: true, notice: null }),
    useAll() {
      const { holdings } = read();
      if (holdings === null) return;
      change({ amountText: writeAmount(holdings.old, settings.DECIMALS), isAmountTyped: true, notice: null });
    },
    submit(amount) {
      const { holdings } = read();
      if (amount > 0n && holdings !== null && amount <= holdings.old) start(amount);
    },
    useGranted() {
      const { conflict } = read();
      if (conflict === null) return;
      change({
        amountText: writeAmount(conflict.granted, settings.DECIMALS),
        isAmountTyped: true,
        conflict: null,
      });
    },
    resetApproval() {
      const { conflict } = read();
      if (conflict !== null) run((context) => resetApproval(context, conflict.amount));
    },
    dismissConflict: () => change({ conflict: null }),
    stopWaiting: () => restart(read().account, null),
    forgetUnresolved() {
      records.clear(read().account);
      change({ unresolved: null });
    },
    async switchNetwork() {
      change({ notice: null });
      const notice = await switchToChain(settings, wallet);
      if (notice === null) changeChain(await chain.walletChainId().catch(() => 0));
      else change({ notice });
    },
    addToken: () => offerToken(settings, wallet),
    startOver() {
      const { account, sent } = read();
      if (sent !== null) records.removeSent(account, sent.hash);
      change({ sent: null, isAmountTyped: false, notice: null });
      void refresh();
    },
  };
}
