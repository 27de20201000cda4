import styles from './Count.module.css';

const cap = 99;

/** How many are new, at most "99+"; nothing for none. Hidden from screen readers: its owner's name says the number. */
export function Count({ value }: { value: number }) {
  if (value <= 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {value > cap ? `${cap}+` : value}
    </span>
  );
}
