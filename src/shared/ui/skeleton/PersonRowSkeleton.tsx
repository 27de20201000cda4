import { Skeleton } from './Skeleton';
import styles from './Skeleton.module.css';

interface PersonRowSkeletonProps {
  count?: number;
  /** Class of the list's rows, with their padding and lines. */
  rowClass?: string | undefined;
}

export function PersonRowSkeleton({ count = 3, rowClass }: PersonRowSkeletonProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={rowClass}>
          <div className={styles.row}>
            <Skeleton width={44} height={44} shape="circle" />
            <div className={styles.lines}>
              <Skeleton width="64%" height={13} />
              <Skeleton width="40%" height={10} />
            </div>
            <Skeleton width={62} height={30} shape="block" />
          </div>
        </div>
      ))}
    </div>
  );
}
