import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import styles from './Settings.module.css';

interface RowsSkeletonProps {
  label: string;
  /** Gives up what the rows are loaded with. */
  onCancel?: () => void;
}

/** Placeholder for rows of a settings page. */
export function RowsSkeleton({ label, onCancel }: RowsSkeletonProps) {
  return (
    <div aria-busy="true" className={styles.column}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="40%" height={20} />
      <Skeleton width="60%" height={20} />
      {onCancel && <StillWorking onCancel={onCancel} />}
    </div>
  );
}
