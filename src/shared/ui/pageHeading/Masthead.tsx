import type { ReactNode } from 'react';
import styles from './Masthead.module.css';
import { PageHeading } from './PageHeading';

/** The head of a page in the centre column: its heading, and at the end a date, a search or buttons. */
export function Masthead({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.masthead}>
      <PageHeading>{children}</PageHeading>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
