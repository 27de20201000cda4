import { useTexts } from '@/shared/i18n/useTexts';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import styles from './Settings.module.css';

/** Placeholder for a settings page. */
export function SettingsSkeleton() {
  const t = useTexts('common');
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.section}>
        <div className={styles.column}>
          {['30%', '100%', '100%', '60%'].map((width, index) => (
            <Skeleton key={index} shape="block" height={44} width={width} />
          ))}
        </div>
      </div>
    </div>
  );
}
