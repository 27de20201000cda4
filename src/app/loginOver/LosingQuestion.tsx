import { Button } from '@/shared/ui/button/Button';
import { useShellTexts } from '../shell/shellTexts';
import styles from './LoginCover.module.css';

interface LosingQuestionProps {
  onLogOut: () => void;
  onStay: () => void;
}

/** Asks before a logout over the page erases what is not sent (AUTH-08). Focuses the safe button. */
export function LosingQuestion({ onLogOut, onStay }: LosingQuestionProps) {
  const t = useShellTexts();
  return (
    <div role="alert" className={styles.question}>
      <h3>{t('leaving.title')}</h3>
      <p>{t('leaving.text')}</p>
      <div className={styles.answers}>
        <Button autoFocus onClick={onStay}>
          {t('leaving.stay')}
        </Button>
        <Button variant="danger" onClick={onLogOut}>
          {t('leaving.confirm')}
        </Button>
      </div>
    </div>
  );
}
