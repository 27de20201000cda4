import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSpeaks } from '@/features/session/speaks';
import { newsList } from '@/features/walls/lists';
import type { ListsState } from '@/shared/store/lists';
import { keepThings } from './openThings';

type State = Parameters<typeof selectSpeaks>[0] & { lists: ListsState };

/** State of the feed, where the backend tells of the week (ANY-06); null until it is known. */
function feedOf(state: State): 'empty' | 'filled' | null {
  const { ids, loadedPages } = newsList.select(state);
  if (ids.length > 0) return 'filled';
  return loadedPages > 0 && selectSpeaks(state, 'discover') ? 'empty' : null;
}

/**
 * Tells whether the first edition shows (HOUR-01). It opens over an empty feed and stays while the feed fills, until
 * the member calls `finish`; the list of three first steps (`openThings`) follows.
 */
export function useFirstEdition(myId: string | null) {
  const [stage, setStage] = useState<'none' | 'open' | 'over'>('none');
  const feed = useSelector(feedOf);
  // A feed that held posts and is emptied later opens no first edition.
  if (stage === 'none' && feed !== null) setStage(feed === 'empty' ? 'open' : 'over');
  return {
    isOpen: stage === 'open',
    finish: () => {
      setStage('over');
      if (myId !== null) keepThings(myId, true);
      scrollTo(0, 0);
      document.querySelector('h1')?.focus();
    },
  };
}
