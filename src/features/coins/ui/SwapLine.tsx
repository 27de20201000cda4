import { migrationUrl } from '@/shared/config/env';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import { useCoinsTexts } from './coinsTexts';
import styles from './SwapLine.module.css';

/** The way to the token swap in one line, on screens without the rail (SHELL-10). */
export function SwapLine() {
  const t = useCoinsTexts();
  return (
    <p className={styles.line}>
      {t('swap.question')} <ExternalLink href={migrationUrl}>{t('swap.link')}</ExternalLink>
    </p>
  );
}
