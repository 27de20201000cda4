import { useLoad } from '@/shared/store/useLoad';
import { Banner } from '@/shared/ui/banner/Banner';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { RowsSkeleton } from '../../ui/RowsSkeleton';
import { SettingsSection } from '../../ui/SettingsSection';
import { bytesText } from '../bytes';
import { loadStorage } from '../requests';
import styles from './OwnData.module.css';
import { useOwnDataTexts } from './ownDataTexts';

/** Room for pictures, used of allowed, as a meter and in words; nothing where the backend does not tell (ANY-06). */
export function StorageMeter() {
  const t = useOwnDataTexts();
  const { data: storage, error, retry, cancel } = useLoad(loadStorage);
  if (storage === null) return null;
  return (
    <SettingsSection title={t('storage.title')} lead={t('storage.lead')}>
      {storage !== undefined ? (
        <Meter {...storage} />
      ) : error ? (
        <ErrorState title={t('storage.failed')} error={error} onRetry={retry} />
      ) : (
        <RowsSkeleton label={t('storage.loading')} onCancel={cancel} />
      )}
    </SettingsSection>
  );
}

function Meter({ bytes, maxBytes }: { bytes: number; maxBytes: number }) {
  const t = useOwnDataTexts();
  const words = t('storage.used', { used: bytesText(bytes), all: bytesText(maxBytes) });
  const part = Math.min(bytes / maxBytes, 1);
  return (
    <div className={styles.meter}>
      <div
        className={styles.track}
        role="meter"
        aria-label={t('storage.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={words}
        data-full={part > 0.9 ? '' : undefined}
      >
        <div className={styles.bar} style={{ inlineSize: `${part * 100}%` }} />
      </div>
      <p>{words}</p>
      {part === 1 && <Banner kind="warning">{t('storage.full')}</Banner>}
    </div>
  );
}
