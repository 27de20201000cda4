import { useNewVideoTexts } from './newVideoTexts';
import styles from './AddVideo.module.css';

const steps = ['film', 'cut', 'publish'] as const;

/** Steps to a new short video, with the present one marked. */
export function Steps({ step }: { step: (typeof steps)[number] }) {
  const t = useNewVideoTexts();
  const current = steps.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((name, at) => (
        <li key={name} data-done={at <= current} aria-current={name === step ? 'step' : undefined}>
          {t(`steps.${name}`)}
        </li>
      ))}
    </ol>
  );
}
