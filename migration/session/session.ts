import { getAddress } from 'ethers';
import type { Settings } from '../config/settings';
import { isSameAccount, type Wallet } from '../wallet/eip1193';
import { openAccountLock, type Locks } from './accountLock';
import { openChain } from '../chain/chain';
import { createEffects } from './effects';
import type { SessionEvent } from './events';
import { keepFresh } from './keepFresh';
import { needsLock, transition } from './machine';
import { offerToken, switchToChain } from './network';
import { openRecords } from './records';
import { initialState, type Session } from './state';
import { createStore } from './store';
import { watchWallet } from './watchWallet';

interface SessionOptions {
  settings: Settings;
  wallet: Wallet;
  account: string;
  /** Called when the wallet locks, disconnects or revokes the permission, and when the holder leaves it. */
  onEnd: () => void;
  locks?: Locks | undefined;
}

/**
 * Opens the session of a connected account: `machine.ts` decides, `effects.ts` does. A request from before a reload
 * is resumed (MIG-12).
 */
export function openSession({ settings, wallet, account, onEnd, locks }: SessionOptions): Session {
  const chain = openChain(settings, wallet);
  const records = openRecords(settings.CHAIN_ID);
  const lock = openAccountLock(settings.CHAIN_ID, locks);
  const store = createStore(initialState(getAddress(account), settings.DECIMALS));
  const { read } = store;
  let work = new AbortController();
  let isClosed = false;

  const effects = createEffects({
    ...{ settings, chain, wallet, records, lock, read, send },
    otherAccount: (current) => changeAccount(current, true),
  });

  function send(event: SessionEvent): void {
    const before = read();
    const { state, effects: wanted } = transition(before, event);
    if (isClosed) {
      // The lock may be given after the end.
      lock.release();
      return;
    }
    if (state.run !== before.run) {
      work.abort(new Error('Left'));
      work = new AbortController();
    }
    if (state !== before) store.replace(state);
    if (!needsLock(state.phase)) lock.release();
    const { run } = state;
    const { signal } = work;
    for (const effect of wanted)
      effects(effect, { account: state.account, signal, answer: (answer) => send({ ...answer, run }) });
  }

  function changeAccount(current: string | undefined, isUnasked = false): void {
    if (current === undefined) end();
    else if (!isSameAccount(current, read().account))
      send({ type: 'accountChanged', account: getAddress(current), isUnasked });
  }
  const changeChain = (id: number) => send({ type: 'chainChanged', isRight: id === settings.CHAIN_ID });

  const stopReading = keepFresh({
    refresh: () => send({ type: 'refreshed' }),
    refreshFee: () => send({ type: 'feeRefreshed' }),
    recordChanged: () => send({ type: 'recordChanged', record: records.read(read().account) }),
  });
  const stopWatching = watchWallet(wallet, { changeAccount, changeChain, end });

  function close(): void {
    isClosed = true;
    work.abort(new Error('The session is closed'));
    lock.release();
    stopReading();
    stopWatching();
  }
  function end(): void {
    close();
    onEnd();
  }

  send({ type: 'opened' });

  return {
    store,
    send,
    close,
    end,
    async switchNetwork() {
      send({ type: 'noticed', notice: null });
      const notice = await switchToChain(settings, wallet);
      if (notice === null) changeChain(await chain.walletChainId().catch(() => 0));
      else send({ type: 'noticed', notice });
    },
    addToken: () => offerToken(settings, wallet),
  };
}
