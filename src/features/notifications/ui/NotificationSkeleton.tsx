import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import styles from './NotificationRow.module.css';

/** Rows of notifications on their way. */
export function NotificationSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={44} height={44} shape="circle" />
          <div className={styles.waiting}>
            <Skeleton width="72%" height={15} />
            <Skeleton width="30%" height={11} />
          </div>
        </div>
      ))}
    </div>
  );
}
