import { Suspense } from 'react';
import { paths } from '@/shared/config/paths';
import { useLoad } from '@/shared/store/useLoad';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { loadFactors } from '../requests';
import { RowsSkeleton } from '../ui/RowsSkeleton';
import styles from '../ui/Settings.module.css';
import { useSettingsTexts } from '../ui/settingsTexts';

/** Loaded on demand, since most members have no second factor. */
const FactorRow = lazyPart(async () => (await import('./FactorRow')).FactorRow);

/** The active second factors with the default marked, and a link to add one (TFA-03, TFA-05). */
export function FactorList() {
  const t = useSettingsTexts();
  const { data: factors, error, retry, cancel } = useLoad(loadFactors);
  if (!factors)
    return error ? (
      <ErrorState title={t('factors.failed')} error={error} onRetry={retry} />
    ) : (
      <RowsSkeleton label={t('factors.loading')} onCancel={cancel} />
    );
  const used = factors.filter(({ isVerified }) => isVerified);
  return (
    <>
      {used.length === 0 ? (
        <p>{t('factors.none')}</p>
      ) : (
        <Suspense fallback={<RowsSkeleton label={t('factors.loading')} />}>
          <ul className={styles.rows} aria-label={t('factors.list')}>
            {used.map((factor) => (
              <FactorRow key={`${factor.type} ${factor.id}`} factor={factor} isLast={used.length === 1} />
            ))}
          </ul>
        </Suspense>
      )}
      <div className={styles.actions}>
        <ButtonLink variant={used.length === 0 ? 'primary' : 'secondary'} to={paths.twoFactorSetup}>
          {used.length === 0 ? t('factors.setUp') : t('factors.another')}
        </ButtonLink>
      </div>
    </>
  );
}
