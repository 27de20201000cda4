import type { AppError } from '@/shared/errors/appError';
import { errorText, hasOwnText } from '@/shared/i18n/errorText';
import { FieldError } from '@/shared/ui/field/Field';
import { Button } from '@/shared/ui/button/Button';
import styles from './CommentBox.module.css';
import { useCommentTexts } from './commentTexts';

interface CommentFailureProps {
  error: AppError;
  /** What was being done, where the error has no text of its own. */
  failed: string;
  onRetry: () => void;
}

/** Why a comment was not sent, with another try; what was written stays in its box (CMT-06). */
export function CommentFailure({ error, failed, onRetry }: CommentFailureProps) {
  const t = useCommentTexts();
  // Connectivity errors say both, as everywhere (API-03).
  const text =
    error.kind !== 'api' ? `${errorText(error)}. ${failed}` : hasOwnText(error) ? errorText(error) : failed;
  return (
    <div className={styles.failure}>
      <FieldError>{text}</FieldError>
      <Button size="sm" variant="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
