import styles from './WhyLine.module.css';

/** Stands where the composer would: the fact, then the reason or what to do (GRP-07). */
export function WhyLine({ fact, reason }: { fact: string; reason: string }) {
  return (
    <p className={styles.why}>
      <b>{fact}.</b> {reason}
    </p>
  );
}
