import type { ReactNode } from 'react';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import settings from '../ui/Settings.module.css';
import styles from './TwoFactorSetup.module.css';
import { useTwoFactorSetupTexts } from './twoFactorSetupTexts';

interface SetupFormProps {
  /** Accessible name of the step. */
  label: string;
  /** The reason why one cannot continue. */
  problem: string | null;
  submitLabel: string;
  submittingLabel?: string;
  isSubmitting?: boolean;
  onBack?: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** One step of the set-up: fields above "Continue" and "Back". */
export function SetupForm({
  label,
  problem,
  submitLabel,
  submittingLabel,
  isSubmitting = false,
  onBack,
  onSubmit,
  children,
}: SetupFormProps) {
  const t = useTwoFactorSetupTexts();
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) onSubmit();
      }}
    >
      {children}
      <div role="alert" className={styles.alert}>
        {problem !== null && <Banner kind="error">{problem}</Banner>}
      </div>
      <div className={settings.actions}>
        <Button type="submit" variant="primary" isLoading={isSubmitting} loadingLabel={submittingLabel}>
          {submitLabel}
        </Button>
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
    </form>
  );
}
