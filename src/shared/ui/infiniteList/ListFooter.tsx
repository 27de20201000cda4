import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { isGivenUp } from '@/shared/errors/appError';
import { errorText } from '@/shared/i18n/errorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '../button/Button';
import { announce } from '../liveRegion/announce';
import { StillWorking } from '../stillWorking/StillWorking';
import type { ListStatus } from './InfiniteList';
import styles from './InfiniteList.module.css';

interface ListFooterProps {
  status: ListStatus;
  count: number;
  skeleton: ReactNode;
  endText: string | null;
  onRetry: () => void;
  onLoadMore: () => void;
}

export function ListFooter({ status, count, skeleton, endText, onRetry, onLoadMore }: ListFooterProps) {
  const errors = useTexts('errors');
  const t = useTexts('common');
  const said = useRef(count);
  useEffect(() => {
    const added = count - said.current;
    said.current = count;
    if (added > 1) announce(t('list.more', { count: added }));
  }, [count, t]);

  if (status.error) {
    return (
      <div className={styles.failed} role="alert">
        <span>
          {errors('list.more')} {errorText(status.error)}
        </span>
        <Button size="sm" icon={RefreshCw} autoFocus={isGivenUp(status.error)} onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (status.isStalled === true && !status.isLoading) return <LoadMore onPress={onLoadMore} />;
  // New for every page: it does not move, other rows stand in its place.
  if (status.isLoading || status.hasMore) {
    return (
      <div key={count}>
        <div className={styles.next} aria-hidden="true">
          {skeleton}
        </div>
        {status.isLoading && status.isRefreshing !== true && status.cancel && (
          <StillWorking onCancel={status.cancel} />
        )}
      </div>
    );
  }
  return endText === null ? null : <p className={styles.end}>{endText}</p>;
}

/** Asks for the next page of a list whose last pages held nothing new. */
export function LoadMore({ onPress }: { onPress: () => void }) {
  const t = useTexts('common');
  return (
    <div className={styles.failed}>
      <Button size="sm" onClick={onPress}>
        {t('list.loadMore')}
      </Button>
    </div>
  );
}
