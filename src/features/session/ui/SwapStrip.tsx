import { migrationUrl } from '@/shared/config/env';
import { ExternalButtonLink } from '@/shared/ui/button/ExternalButtonLink';
import styles from './Entering.module.css';
import { useEnteringTexts } from './enteringTexts';

/** Invites holders of the old token to the migration page (AUTH-01). */
export function SwapStrip() {
  const t = useEnteringTexts();
  return (
    <aside className={styles.strip} aria-label={t('swap.label')}>
      <div className={styles.stripText}>
        <h2>{t('swap.heading')}</h2>
        <p>{t('swap.text')}</p>
      </div>
      <ExternalButtonLink variant="spot" size="sm" href={migrationUrl}>
        {t('swap.link')}
      </ExternalButtonLink>
    </aside>
  );
}
