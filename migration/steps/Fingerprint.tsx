import { useEffect, useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { settingsFingerprint } from '../../chain/settingsFingerprint';
import type { Settings } from '../config/settings';
import styles from './Step.module.css';

/**
 * Fingerprint of the settings that this page really works with, to compare with what was announced elsewhere. Absent
 * where the browser cannot compute it.
 */
export function Fingerprint({ settings }: { settings: Settings }) {
  const t = useTexts('migrationSession');
  const [fingerprint, setFingerprint] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    settingsFingerprint(settings).then(
      (value) => {
        if (isCurrent) setFingerprint(value);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [settings]);
  if (fingerprint === null) return null;
  return (
    <div className={styles.note}>
      <p>
        {t('contracts.fingerprint')}: <b className={styles.fingerprint}>{fingerprint}</b>
      </p>
      <p>{t('contracts.compare')}</p>
    </div>
  );
}
