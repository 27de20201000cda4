import type { LucideIcon } from 'lucide-react';
import styles from './Palette.module.css';

/** The picture of a row that is neither a person nor a group. */
export function Picture({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className={styles.picture}>
      <Icon aria-hidden="true" />
    </span>
  );
}
