import styles from './RuleList.module.css';

/** The numbered rules of a group (GRP-03). */
export function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <ol className={styles.rules}>
      {rules.map((rule, index) => (
        // The number stays beside the list, whichever way the rule is written.
        <li key={index}>
          <p dir="auto">{rule}</p>
        </li>
      ))}
    </ol>
  );
}
