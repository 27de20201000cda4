import { RefreshCw } from 'lucide-react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '../button/Button';
import styles from './Error.module.css';

export function ErrorPanel({ code, onRetry }: { code: string; onRetry: () => void }) {
  const t = useTexts('errors');
  const common = useTexts('common');
  return (
    <div className={styles.panel} role="alert">
      <h2 className={styles.title}>{t('panel.heading')}</h2>
      <p className={styles.text}>
        {t('panel.text')} {t('page.code')} <b className={styles.inline}>{code}</b>
      </p>
      <Button size="sm" icon={RefreshCw} onClick={onRetry}>
        {common('retry')}
      </Button>
    </div>
  );
}
