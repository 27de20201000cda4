import { ArrowDown } from 'lucide-react';
import styles from './PullToRefresh.module.css';
import { usePull } from './usePull';

/** Pixels that the mark comes down. */
const travel = 40;

interface PullToRefreshProps {
  isRefreshing: boolean;
  onRefresh: () => void;
}

/**
 * Pulling the page down past its top asks for it anew, by touch or trackpad (FEED-02). It shows above the page how far
 * one has pulled; a button for everybody else stands elsewhere on the screen.
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
