import type { ReactNode } from 'react';
import { Tile } from '../tile/Tile';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** Seed of the tile, fixed per kind of list: "feed", "albums". */
  seed: string;
  title: string;
  text?: string;
  action?: ReactNode;
  /** True if nothing else is on the page: its title is the page's heading. */
  isPage?: boolean;
}

export function EmptyState({ seed, title, text, action, isPage = false }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.art}>
        <Tile seed={seed} columns={4} rows={2} background={4} density={0.85} palette={[1, 5, 2, 1]} />
      </div>
      {isPage ? (
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      ) : (
        <h2 className={styles.title}>{title}</h2>
      )}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
