import { RefreshCw } from 'lucide-react';
import { migrationUrl } from '@/shared/config/env';
import { ExternalButtonLink } from '@/shared/ui/button/ExternalButtonLink';
import { useShellTexts } from '../shell/shellTexts';
import styles from './SwapBanner.module.css';

/** Leads holders of the old token to the migration page (SHELL-10). */
export function SwapBanner() {
  const t = useShellTexts();
  return (
    <section className={styles.swap} aria-label={t('swap.label')}>
      <svg className={styles.art} viewBox="0 0 40 40" aria-hidden="true">
        <path className={styles.leaf} d="M0 0H20A20 20 0 0 1 0 20Z" />
        <path className={styles.dark} d="M20 0H40V20A20 20 0 0 1 20 0Z" />
        <circle className={styles.light} cx="30" cy="30" r="6.5" />
      </svg>
      <h2>{t('swap.heading')}</h2>
      <p>{t('swap.text')}</p>
      <ExternalButtonLink
        variant="ink"
        size="sm"
        icon={RefreshCw}
        href={migrationUrl}
        className={styles.link}
      >
        {t('swap.link')}
      </ExternalButtonLink>
    </section>
  );
}
