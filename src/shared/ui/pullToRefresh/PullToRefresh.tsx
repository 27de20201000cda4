import { ArrowDown } from 'lucide-react';
import styles from './PullToRefresh.module.css';
import { usePull } from './usePull';

/** Pixels. */
const travel = 40;

interface PullToRefreshProps {
  isRefreshing: boolean;
  onRefresh: () => void;
}

/**
 * Refreshes when the page is pulled past its top by touch or trackpad (FEED-02), and shows how far it is pulled.
 * Screens need a refresh button as well.
 */
export function PullToRefresh({ isRefreshing, onRefresh }: PullToRefreshProps) {
  const pull = usePull(onRefresh, !isRefreshing);
  if (pull === 0) return null;
  return (
    <div
      className={styles.mark}
      style={{ opacity: pull, translate: `0 ${(pull - 1) * travel}px` }}
      data-ready={pull >= 1}
      aria-hidden="true"
    >
      <ArrowDown style={{ rotate: `${pull * 180}deg` }} />
    </div>
  );
}
