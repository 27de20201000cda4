import type { LucideIcon } from 'lucide-react';
import styles from './Badge.module.css';

interface BadgeProps {
  children: string;
  /** `neutral` member, `accent` owner and admin, `spot` moderator, `danger` blocked, `line` a minor state. */
  tone?: 'neutral' | 'accent' | 'spot' | 'danger' | 'line';
  icon?: LucideIcon;
}

export function Badge({ children, tone = 'neutral', icon: Icon }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </span>
  );
}
