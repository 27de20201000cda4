import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import type * as storageModule from '../recentSearches';

type Storage = typeof storageModule;

const ignore = () => undefined;

let queue: Promise<unknown> = Promise.resolve();

/** Uses the storage in the order of the calls, whichever of them loads its code. */
function inTurn<Result>(use: (storage: Storage) => Promise<Result>): Promise<Result> {
  const done = queue.then(() => import('../recentSearches')).then(use);
  queue = done.catch(ignore);
  return done;
}

/** The member's recent searches in this browser; empty until `load`, whose code is loaded on first use. */
export function useRecentSearches() {
  const myId = useSelector(selectMyId);
  const [terms, setTerms] = useState<string[]>([]);

  function load() {
    if (myId === null) return;
    void inTurn(({ recentSearches }) => recentSearches(myId)).then(setTerms, ignore);
  }

  function remember(term: string) {
    if (myId === null) return;
    void inTurn(({ rememberSearch }) => rememberSearch(myId, term)).then(load, ignore);
  }

  /** @param term null for all */
  function forget(term: string | null) {
    if (myId === null) return;
    void inTurn(({ forgetSearch }) => forgetSearch(myId, term)).then(load, ignore);
  }

  return { terms, load, remember, forget };
}
