import type { AppError } from '@/shared/errors/appError';
import { failureText } from '@/shared/i18n/errorText';
import type { MessageKey } from '@/shared/i18n/messageKey';
import { useOnline } from '@/shared/lib/device/useOnline';
import { FieldError } from '@/shared/ui/field/Field';
import { Button } from '@/shared/ui/button/Button';
import styles from './CommentBox.module.css';
import { useCommentTexts } from './commentTexts';

interface CommentFailureProps {
  /** Null for a comment of an earlier visit, which waits for the connection. */
  error: AppError | null;
  /** Text for errors without one of their own. */
  failed: MessageKey;
  /** True if it is sent by itself once the connection is back. */
  isWaiting?: boolean;
  onRetry: () => void;
}

/** The reason why a comment was not sent, with a retry; its text stays in the box (CMT-06). */
export function CommentFailure({ error, failed, isWaiting = false, onRetry }: CommentFailureProps) {
  const t = useCommentTexts();
  const isOnline = useOnline();
  const reason = error && failureText(failed, error);
  return (
    <div className={styles.failure}>
      <FieldError>{isWaiting && !isOnline ? t('waiting') : (reason ?? t('notSent'))}</FieldError>
      <Button size="sm" variant="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
