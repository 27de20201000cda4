import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import styles from './Settings.module.css';

/** Placeholder for rows of a settings page. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.column}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="40%" height={20} />
      <Skeleton width="60%" height={20} />
    </div>
  );
}
