import styles from './Progress.module.css';

interface ProgressProps {
  label: string;
  /** 0 to 1. */
  value: number;
}

export function Progress({ label, value }: ProgressProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
