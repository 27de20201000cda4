import { useId } from 'react';
import { useDispatch } from 'react-redux';
import type { ItemPosition } from '@/shared/ui/infiniteList/ListRow';
import { Button } from '@/shared/ui/button/Button';
import { mutedShown } from '../slice';
import styles from './Hidden.module.css';
import { useMutingTexts } from './mutingTexts';

interface HiddenPostProps {
  id: string;
  author: string;
  word: string;
  position: ItemPosition | undefined;
}

/** A post with a muted word, in its place in the list (HOUR-07). */
export function HiddenPost({ id, author, word, position }: HiddenPostProps) {
  const t = useMutingTexts();
  const dispatch = useDispatch();
  const labelId = useId();
  return (
    <article tabIndex={-1} {...position} aria-labelledby={labelId} className={styles.post}>
      <p id={labelId}>{t('hiddenPost', { name: author, word })}</p>
      <Button size="sm" variant="quiet" data-shortcut="open" onClick={() => dispatch(mutedShown(id))}>
        {t('show')}
      </Button>
    </article>
  );
}
