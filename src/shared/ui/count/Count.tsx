import { useQuiet } from '@/shared/lib/device/useQuiet';
import styles from './Count.module.css';

const cap = 99;

/**
 * Counter badge, at most "99+"; nothing for 0 and in quiet mode. Hidden from screen readers: the owner's accessible
 * name contains the number.
 */
export function Count({ value }: { value: number }) {
  const isQuiet = useQuiet();
  if (value <= 0 || isQuiet) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {value > cap ? `${cap}+` : value}
    </span>
  );
}
