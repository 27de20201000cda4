import styles from './Spinner.module.css';

/** Decorative: mark the busy part with `aria-busy`. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
