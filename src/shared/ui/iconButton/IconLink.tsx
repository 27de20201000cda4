import type { LucideIcon } from 'lucide-react';
import { use } from 'react';
import { SubjectContext } from '../personRow/SubjectContext';
import styles from './IconButton.module.css';

interface IconLinkProps {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
  size?: 'sm' | 'md';
  /** Leads out of the app, to a mail or a call; already checked. */
  href: string;
}

/** A link that looks like an icon button. */
export function IconLink({ icon: Icon, label, size = 'md', href }: IconLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      aria-describedby={use(SubjectContext)}
      title={label}
      className={styles.button}
      data-size={size}
      data-edge={false}
    >
      <Icon aria-hidden="true" />
    </a>
  );
}
