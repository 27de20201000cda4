import styles from './RuleList.module.css';

/** The numbered rules of a group (GRP-03). */
export function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <ol className={styles.rules}>
      {rules.map((rule, index) => (
        <li key={index} dir="auto">
          {rule}
        </li>
      ))}
    </ol>
  );
}
