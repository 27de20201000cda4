import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';

const icons = { ok: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

interface BannerProps {
  kind: keyof typeof icons;
  icon?: LucideIcon;
  /** Full width and square, at the top of the window. */
  isFlat?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** Wrap it in `role="status"` or `alert` where it appears later. */
export function Banner({ kind, icon, isFlat = false, action, children }: BannerProps) {
  const Icon = icon ?? icons[kind];
  return (
    <div className={styles.banner} data-kind={kind} data-flat={isFlat}>
      <Icon aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
