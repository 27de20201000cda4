import { postVideo } from '@/shared/i18n/en/postVideo';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import styles from './VideoGone.module.css';

addTexts('postVideo', postVideo);

/** Stands where a post shared a short video that is deleted, or not for the member. */
export function VideoGone() {
  const t = useTexts('postVideo');
  return <p className={styles.gone}>{t('gone')}</p>;
}
