import { useDispatch } from 'react-redux';
import { Button } from '@/shared/ui/button/Button';
import { mutedShown } from '../slice';
import styles from './Hidden.module.css';
import { useMutingTexts } from './mutingTexts';

/** Stand-in for the text of a comment with a muted word; its replies stay (HOUR-07). */
export function HiddenComment({ id, word, textId }: { id: string; word: string; textId: string }) {
  const t = useMutingTexts();
  const dispatch = useDispatch();
  return (
    <div className={styles.comment}>
      <span id={textId}>{t('hiddenComment', { word })}</span>
      <Button size="sm" variant="quiet" onClick={() => dispatch(mutedShown(id))}>
        {t('show')}
      </Button>
    </div>
  );
}
