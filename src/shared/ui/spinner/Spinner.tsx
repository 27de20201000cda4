import styles from './Spinner.module.css';

/** A turning ring in the text's colour; decorative: what is busy says so with `aria-busy`. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
