import { usePostTexts } from '@/features/posts/ui/postTexts';
import styles from './ReadLine.module.css';

/** The line between inserted posts and the former first one (FEED-03). */
export function ReadLine() {
  const t = usePostTexts();
  return <p className={styles.line}>{t('feed.readFrom')}</p>;
}
