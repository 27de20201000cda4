import { Check } from 'lucide-react';
import { passwordMinLength } from '@/shared/config/limits';
import { useTexts } from '@/shared/i18n/useTexts';
import { passwordRules } from '@/shared/rules/password';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden';
import styles from './PasswordChecklist.module.css';

interface PasswordChecklistProps {
  /** For the `describedBy` of the password field. */
  id?: string;
  password: string;
  confirmation: string;
  isNarrow?: boolean;
}

/** Live password rules, marked by shape, colour and words (VAL-02). */
export function PasswordChecklist({ id, password, confirmation, isNarrow = false }: PasswordChecklistProps) {
  const t = useTexts('common');
  const rules = passwordRules.map(({ rule, isMet }) => ({ rule, isMet: isMet(password, confirmation) }));
  const met = rules.filter(({ isMet }) => isMet).length;

  return (
    <div id={id}>
      <ul className={styles.list} data-narrow={isNarrow} aria-label={t('password.requirements')}>
        {rules.map(({ rule, isMet }) => (
          <li key={rule} className={styles.rule} data-met={isMet}>
            {isMet ? <Check aria-hidden="true" /> : <span className={styles.ring} aria-hidden="true" />}
            <span>
              {t(`password.${rule}`, { count: passwordMinLength })}
              <VisuallyHidden>, {isMet ? t('password.met') : t('password.notMet')}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        <VisuallyHidden>
          {password === '' ? '' : t('password.summary', { met, total: rules.length })}
        </VisuallyHidden>
      </div>
    </div>
  );
}
