import styles from './TwoFactorSetup.module.css';
import { useTwoFactorSetupTexts } from './twoFactorSetupTexts';

export type SetupStep = 'method' | 'app' | 'phone' | 'code';

/** Progress of the set-up. */
export function SetupSteps({ steps, current }: { steps: readonly SetupStep[]; current: SetupStep }) {
  const t = useTwoFactorSetupTexts();
  const at = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < at ? 'done' : index === at ? 'now' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.number}>{t('step', { number: index + 1 })}</span>
          <span className={styles.stepName}>{t(`stepNames.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
