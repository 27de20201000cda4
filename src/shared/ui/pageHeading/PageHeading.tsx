import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  /**
   * `title` inside the app's frame, `section` on further tabs of a page, `display` for login, error and status pages.
   */
  look?: 'title' | 'section' | 'display';
  isHidden?: boolean;
}

/** `h1` of a screen; focused on route changes. */
export function PageHeading({ children, look = 'title', isHidden = false }: PageHeadingProps) {
  return (
    <h1 tabIndex={-1} className={styles.heading} data-look={look} data-hidden={isHidden}>
      {children}
    </h1>
  );
}
