import type { AppError } from '@/shared/errors/appError';
import { failureText } from '@/shared/i18n/errorText';
import type { MessageKey } from '@/shared/i18n/messageKey';
import { FieldError } from '@/shared/ui/field/Field';
import { Button } from '@/shared/ui/button/Button';
import styles from './CommentBox.module.css';
import { useCommentTexts } from './commentTexts';

interface CommentFailureProps {
  error: AppError;
  /** Text for errors without one of their own. */
  failed: MessageKey;
  onRetry: () => void;
}

/** The reason why a comment was not sent, with a retry; its text stays in the box (CMT-06). */
export function CommentFailure({ error, failed, onRetry }: CommentFailureProps) {
  const t = useCommentTexts();
  return (
    <div className={styles.failure}>
      <FieldError>{failureText(failed, error)}</FieldError>
      <Button size="sm" variant="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
