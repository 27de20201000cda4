import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Points.module.css';

interface PointsProps {
  points: readonly { icon: LucideIcon; heading: string; text: ReactNode }[];
}

export function Points({ points }: PointsProps) {
  return (
    <ul className={styles.points}>
      {points.map(({ icon: Icon, heading, text }) => (
        <li key={heading}>
          <Icon aria-hidden="true" />
          <div>
            <h2>{heading}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
