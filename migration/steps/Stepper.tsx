import { useTexts } from '@/shared/i18n/useTexts';
import styles from './Stepper.module.css';

const steps = ['connect', 'amount', 'done'] as const;

export function Stepper({ current }: { current: 0 | 1 | 2 }) {
  const t = useTexts('migration');
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < current ? 'done' : index === current ? 'now' : 'later'}
          aria-current={index === current ? 'step' : undefined}
        >
          <small>{t('steps.step', { number: index + 1 })}</small>
          <span>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
