import { useTexts } from '@/shared/i18n/useTexts';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import styles from './ProfileHeader.module.css';

export function ProfileSkeleton() {
  const t = useTexts('common');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.cover} />
      <div className={styles.head}>
        <div className={styles.top}>
          <span className={styles.avatar}>
            <Skeleton width={136} height={136} shape="circle" />
          </span>
        </div>
        <div className={styles.skeleton}>
          <Skeleton width="56%" height={34} />
          <Skeleton width="24%" />
          <Skeleton width="80%" />
          <Skeleton width="44%" />
        </div>
      </div>
    </div>
  );
}
