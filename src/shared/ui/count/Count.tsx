import styles from './Count.module.css';

const cap = 99;

/**
 * Counter badge, at most "99+"; nothing for 0. Hidden from screen readers: the owner's accessible name contains the
 * number.
 */
export function Count({ value }: { value: number }) {
  if (value <= 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {value > cap ? `${cap}+` : value}
    </span>
  );
}
