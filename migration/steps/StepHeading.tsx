import { useEffect, useRef } from 'react';
import styles from './Step.module.css';

interface StepHeadingProps {
  children: string;
  /** False for the page's first step: only a step that replaces another moves the focus. */
  takesFocus?: boolean;
}

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
