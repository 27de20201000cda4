import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { useQuiet } from '@/shared/lib/device/useQuiet';
import { announce } from '@/shared/ui/liveRegion/announce';
import { arrivalsAsked, newsLeft, newsShown, type ArrivalsState } from '../arrivals';
import styles from './NewPostsBar.module.css';

/**
 * Offers posts that arrived while reading; pressing inserts them above without moving the page, then leads up to
 * them (FEED-03). Floats over the line above the first post, so that it shifts nothing.
 */
export function NewPostsBar() {
  const t = usePostTexts();
  const dispatch = useDispatch();
  const { ids, isOpenEnded, readFrom } = useSelector((state: ArrivalsState) => state.arrivals);
  const isQuiet = useQuiet();
  const isBelow = useIsBelow(readFrom);
  const count = ids.length;
  const label = t(isOpenEnded ? 'feed.manyNew' : 'feed.new', { count });

  useEffect(() => {
    dispatch(newsShown());
    return () => {
      dispatch(newsLeft());
    };
  }, [dispatch]);
  useEffect(() => {
    if (count > 0 && !isQuiet) announce(label);
  }, [count, isQuiet, label]);

  const offers = count > 0 && !isQuiet;
  if (!offers && !isBelow) return null;
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.bar}
        data-shortcut="loadNew"
        onClick={() => (offers ? dispatch(arrivalsAsked()) : scrollTo({ top: 0, behavior: 'instant' }))}
      >
        <ArrowUp aria-hidden="true" />
        {offers ? label : t('feed.toNewest')}
      </button>
    </div>
  );
}

/** True while the reader has not returned to the top since posts were inserted above. */
function useIsBelow(readFrom: string | null): boolean {
  const [seen, setSeen] = useState(readFrom);
  useEffect(() => {
    if (readFrom === seen) return;
    const look = () => {
      if (scrollY < innerHeight / 2) setSeen(readFrom);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [readFrom, seen]);
  return readFrom !== null && readFrom !== seen;
}
