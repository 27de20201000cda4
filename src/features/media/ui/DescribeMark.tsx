import { Check, Plus } from 'lucide-react';
import styles from './DescribeMark.module.css';
import { useUploadTexts } from './uploadTexts';

interface DescribeMarkProps {
  /** Description so far, '' without one. */
  alt: string;
  /** Position among the photos, from 1. */
  position: number;
  onPress: (button: HTMLButtonElement) => void;
}

/** "ALT" on a photo being sent: opens its description, and tells whether it has one (POST-01, CMT-04). */
export function DescribeMark({ alt, position, onPress }: DescribeMarkProps) {
  const t = useUploadTexts();
  const Mark = alt === '' ? Plus : Check;
  return (
    <button
      type="button"
      className={styles.alt}
      aria-label={t(alt === '' ? 'describePhoto' : 'describedPhoto', { position, text: alt })}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <Mark aria-hidden="true" />
      {t('alt')}
    </button>
  );
}
