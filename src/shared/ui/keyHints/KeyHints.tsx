import { useDevice } from '@/shared/lib/device/useDevice';
import styles from './KeyHints.module.css';

interface KeyHintsProps {
  label: string;
  hints: readonly { keys: readonly string[]; does: string }[];
}

/** Tells the keys of a screen where there is room, unless the member has switched them off (WCAG 2.1.4). */
export function KeyHints({ label, hints }: KeyHintsProps) {
  const { hasShortcuts } = useDevice();
  if (!hasShortcuts) return null;
  return (
    <ul className={styles.keys} aria-label={label}>
      {hints.map(({ keys, does }) => (
        <li key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {does}
        </li>
      ))}
    </ul>
  );
}
