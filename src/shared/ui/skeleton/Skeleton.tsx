import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  shape?: 'line' | 'circle' | 'pill' | 'block';
}

/** Loading placeholder, hidden from screen readers: mark the loading part with `aria-busy`. */
export function Skeleton({ width = '100%', height = 14, shape = 'line' }: SkeletonProps) {
  return <span className={styles.box} data-shape={shape} style={{ width, height }} aria-hidden="true" />;
}
