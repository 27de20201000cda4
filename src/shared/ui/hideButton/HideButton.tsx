import { X } from 'lucide-react';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { useTexts } from '@/shared/i18n/useTexts';
import { IconButton } from '../iconButton/IconButton';
import styles from './HideButton.module.css';

/** Takes its row out of a list of suggestions; the focus goes to the next row's (SHELL-13). */
export function HideButton({ onHide }: { onHide: () => void }) {
  const t = useTexts('common');
  const holder = useHandOnFocus<HTMLSpanElement>('hide');
  return (
    <span {...holder} className={styles.hide}>
      <IconButton
        icon={X}
        size="sm"
        label={t('hide')}
        onClick={({ detail }) => {
          // The second click of a double click meets the next row.
          if (detail <= 1) onHide();
        }}
      />
    </span>
  );
}
