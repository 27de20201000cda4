import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /** `title` for pages of the frame, `display` for entering, errors and status pages. */
  look?: 'title' | 'display';
  /** For screen readers only. */
  isHidden?: boolean;
}

/** The one `h1` of a screen; it can take the focus when the route changes. */
export function PageHeading({ children, look = 'title', isHidden = false }: PageHeadingProps) {
  return (
    <h1 tabIndex={-1} className={styles.heading} data-look={look} data-hidden={isHidden}>
      {children}
    </h1>
  );
}
