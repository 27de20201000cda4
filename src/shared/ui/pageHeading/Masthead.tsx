import type { ReactNode } from 'react';
import styles from './Masthead.module.css';
import { PageHeading } from './PageHeading';

export function Masthead({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.masthead}>
      <PageHeading>{children}</PageHeading>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
