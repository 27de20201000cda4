import { shortcuts as texts } from '@/shared/i18n/en/shortcuts';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import styles from './Keys.module.css';

addTexts('shortcuts', texts);

/** Keys as drawn on them; with a space between, pressed one after the other. */
export function Keys({ keys }: { keys: string }) {
  const t = useTexts('shortcuts');
  return (
    <span className={styles.combination}>
      {keys.split(' ').map((key, index) => (
        <kbd key={index}>{/^[A-Z]$/.test(key) ? t('shifted', { key }) : key}</kbd>
      ))}
    </span>
  );
}
