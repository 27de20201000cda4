import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';

const loadStorage = () => import('../recentSearches');
const ignore = () => undefined;

/** The member's recent searches in this browser; empty until `load`, whose code is loaded on first use. */
export function useRecentSearches() {
  const myId = useSelector(selectMyId);
  const [terms, setTerms] = useState<string[]>([]);

  function load() {
    if (myId === null) return;
    void loadStorage()
      .then(({ recentSearches }) => recentSearches(myId))
      .then(setTerms, ignore);
  }

  function remember(term: string) {
    if (myId === null) return;
    void loadStorage()
      .then(({ rememberSearch }) => rememberSearch(myId, term))
      .then(load, ignore);
  }

  /** @param term null for all */
  function forget(term: string | null) {
    if (myId === null) return;
    void loadStorage()
      .then(({ forgetSearch }) => forgetSearch(myId, term))
      .then(load, ignore);
  }

  return { terms, load, remember, forget };
}
