import { useEffect, useState } from 'react';
import { stillWorkingMs } from '@/shared/config/limits';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '../button/Button';
import { announce } from '../liveRegion/announce';
import styles from './StillWorking.module.css';

/**
 * "Still working · Cancel" under the skeleton of what has been loading for five seconds: the time-out is far away.
 * Stays in sight where the skeleton is longer than the window. The screen's error state follows, with its retry.
 */
export function StillWorking({ onCancel }: { onCancel: () => void }) {
  const t = useTexts('common');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLong(true);
      announce(t('stillWorking'));
    }, stillWorkingMs);
    return () => clearTimeout(timer);
  }, [t]);
  return (
    isLong && (
      <div className={styles.note}>
        {t('stillWorking')}
        <Button size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    )
  );
}
