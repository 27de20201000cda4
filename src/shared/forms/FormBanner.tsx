import type { AppError } from '../errors/appError';
import { errorText, fieldErrorText, hasOwnText } from '../i18n/errorText';
import { useTexts } from '../i18n/useTexts';
import { Banner } from '../ui/banner/Banner';
import styles from './Form.module.css';
import { useFormState } from './FormContext';

/**
 * Shows a failure that no field of the form shows (ANY-03). Place it right above the submit button; the Form focuses
 * it.
 * @param describe words of a feature for the failure
 */
export function FormBanner({ describe = errorText }: { describe?: (failure: AppError) => string }) {
  const { failure, isSubmitting, unshown, waitSeconds } = useFormState();
  const t = useTexts('common');
  if (!failure || isSubmitting) return null;
  if (unshown === null && Object.keys(failure.fields).length > 0) return null;
  const text = unshown === null || hasOwnText(failure) ? describe(failure) : fieldErrorText(unshown);
  const isLong = waitSeconds > 90;
  return (
    <>
      <div role="alert" tabIndex={-1} data-form-banner="" className={styles.banner}>
        <Banner kind="error">{text}</Banner>
      </div>
      {/* Outside the alert, which would announce every second. */}
      {waitSeconds > 0 && (
        <p className={styles.wait}>
          {isLong
            ? t('wait.minutes', { count: Math.ceil(waitSeconds / 60) })
            : t('wait.seconds', { count: waitSeconds })}
        </p>
      )}
    </>
  );
}
