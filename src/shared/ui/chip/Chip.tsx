import type { LucideIcon } from 'lucide-react';
import styles from './Chip.module.css';

interface ChipProps {
  children: string;
  icon?: LucideIcon;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

export function Chip({ children, icon: Icon, isOn, isDisabled, onChange }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    >
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </button>
  );
}
