import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import styles from './Tabs.module.css';

export interface LinkTab {
  to: string;
  label: string;
  count?: number | null;
  /** True if the path must match exactly, as for the first tab of a profile. */
  isExact?: boolean;
  /** For tabs that differ only in the query, which the router's path match ignores. */
  isCurrent?: boolean;
}

/** Tabs that are pages: links, with `aria-current` on the open one. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const row = useCurrentInSight();
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, label: text, count, isExact = false, isCurrent }) => {
        const content = (
          <>
            {text}
            {typeof count === 'number' && <span className={styles.count}>{formatCount(count)}</span>}
          </>
        );
        return isCurrent === undefined ? (
          <NavLink key={to} to={to} end={isExact} className={styles.tab}>
            {content}
          </NavLink>
        ) : (
          <Link key={to} to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
            {content}
          </Link>
        );
      })}
    </nav>
  );
}

function useCurrentInSight() {
  const row = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current=page]');
    if (!row.current || !current) return;
    const place = current.getBoundingClientRect();
    const sight = row.current.getBoundingClientRect();
    row.current.scrollLeft += (place.left + place.right - sight.left - sight.right) / 2;
  }, [pathname, search]);
  return row;
}
