import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import styles from './PostSkeleton.module.css';

export function PostSkeleton({ count = 3 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.post} aria-hidden="true">
      <div className={styles.head}>
        <Skeleton width={44} height={44} shape="circle" />
        <div className={styles.lines}>
          <Skeleton width="38%" height={14} />
          <Skeleton width="26%" height={10} />
        </div>
      </div>
      <Skeleton width="96%" />
      <Skeleton width="88%" />
      <Skeleton width="52%" />
      <Skeleton width={160} height={34} shape="pill" />
    </div>
  ));
}
