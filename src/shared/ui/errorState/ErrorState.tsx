import { RefreshCw } from 'lucide-react';
import { isGivenUp, type AppError } from '@/shared/errors/appError';
import { errorText } from '@/shared/i18n/errorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '../button/Button';
import styles from './ErrorState.module.css';

interface ErrorStateProps {
  title?: string;
  error: Pick<AppError, 'code' | 'params'>;
  onRetry?: () => void;
}

export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const t = useTexts('errors');
  const common = useTexts('common');
  return (
    <div className={styles.error} role="alert">
      <h2 className={styles.title}>{title ?? t('list.heading')}</h2>
      <p className={styles.text}>{errorText(error)}</p>
      {onRetry && (
        <Button icon={RefreshCw} autoFocus={isGivenUp(error)} onClick={onRetry}>
          {common('retry')}
        </Button>
      )}
    </div>
  );
}
