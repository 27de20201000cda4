import { altMark } from '@/shared/i18n/en/altMark';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { Popover } from '../popover/Popover';
import styles from './AltMark.module.css';

addTexts('altMark', altMark);

interface AltMarkProps {
  /** Position among the photos, from 1. */
  position: number;
  /** Description of the photo. */
  text: string;
}

/** "ALT" at the corner of a described photo: shows the description on demand, beside what opens the photo (POST-08). */
export function AltMark({ position, text }: AltMarkProps) {
  const t = useTexts('altMark');
  const label = t('label', { position });
  const content = () => (
    <p className={styles.text} dir="auto">
      {text}
    </p>
  );
  return (
    <Popover label={label} align="start" content={content}>
      {(trigger) => (
        <button {...trigger} type="button" className={styles.mark} aria-label={label}>
          {t('alt')}
        </button>
      )}
    </Popover>
  );
}
