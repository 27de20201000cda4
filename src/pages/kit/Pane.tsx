import type { ReactNode } from 'react';
import styles from './Kit.module.css';

/** A titled part of the kit. */
export function Pane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.pane}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
