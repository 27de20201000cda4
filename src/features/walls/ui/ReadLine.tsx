import { usePostTexts } from '@/features/posts/ui/postTexts';
import styles from './ReadLine.module.css';

/** Between the posts that were inserted above and the one that was first before them (FEED-03). */
export function ReadLine() {
  const t = usePostTexts();
  return <p className={styles.line}>{t('feed.readFrom')}</p>;
}
