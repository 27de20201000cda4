import { productName } from '@/shared/config/product';
import styles from './Logo.module.css';

/** `isMarkOnly` hides the name visually. */
export function Logo({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.ink} d="M2 2h6.500v20H2z" />
        <path className={styles.ink} d="M10 2h12c0 5.500-4.500 10-10 10H10z" />
        <path className={styles.spot} d="M10 22h12c0-5.500-4.500-10-10-10H10z" />
      </svg>
      <span className={styles.name} data-hidden={isMarkOnly}>
        {productName}
      </span>
    </span>
  );
}
