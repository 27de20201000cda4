import { useEffect, useRef } from 'react';
import styles from './Step.module.css';

interface StepHeadingProps {
  children: string;
  /** A step that takes the place of another takes its focus, too; the page's first one leaves it alone. */
  takesFocus?: boolean;
}

/** The heading of a step, of which there is one at a time. */
export function StepHeading({ children, takesFocus = true }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useRef(takesFocus);
  useEffect(() => {
    if (isWanted.current) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}
