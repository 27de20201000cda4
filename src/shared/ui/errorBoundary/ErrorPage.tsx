import { Copy, RefreshCw } from 'lucide-react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '../button/Button';
import { ExternalButtonLink } from '../button/ExternalButtonLink';
import { IconButton } from '../iconButton/IconButton';
import { PageHeading } from '../pageHeading/PageHeading';
import { copyText } from '../toasts/copyText';
import styles from './Error.module.css';

interface ErrorPageProps {
  code?: string;
  onRetry: () => void;
}

/** Generic error page (SHELL-07). Works without the router: its home link reloads the app. */
export function ErrorPage({ code, onRetry }: ErrorPageProps) {
  const t = useTexts('errors');
  const common = useTexts('common');
  return (
    <div className={styles.page}>
      <PageHeading look="display">{t('page.heading')}</PageHeading>
      <p className={styles.lead}>{t(code === undefined ? 'page.textWithoutCode' : 'page.text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" icon={RefreshCw} onClick={onRetry}>
          {common('retry')}
        </Button>
        <ExternalButtonLink size="lg" href="/">
          {t('page.home')}
        </ExternalButtonLink>
      </div>
      {code !== undefined && (
        <p className={styles.code}>
          <span>{t('page.code')}</span>
          <b>{code}</b>
          <IconButton
            icon={Copy}
            size="sm"
            label={t('page.copyCode')}
            onClick={() => void copyText(code, { copied: common('copied'), failed: t('page.notCopied') })}
          />
        </p>
      )}
    </div>
  );
}
