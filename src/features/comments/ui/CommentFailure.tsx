import type { AppError } from '@/shared/errors/appError';
import { errorText, hasOwnText } from '@/shared/i18n/errorText';
import { FieldError } from '@/shared/ui/field/Field';
import { Button } from '@/shared/ui/button/Button';
import styles from './CommentBox.module.css';
import { useCommentTexts } from './commentTexts';

interface CommentFailureProps {
  error: AppError;
  /** Fallback text for errors without a text of their own. */
  failed: string;
  onRetry: () => void;
}

/** The reason why a comment was not sent, with a retry; its text stays in the box (CMT-06). */
export function CommentFailure({ error, failed, onRetry }: CommentFailureProps) {
  const t = useCommentTexts();
  // Connectivity errors show both texts, as everywhere (API-03).
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
