import { errorText } from '../i18n/errorText';
import { useTexts } from '../i18n/useTexts';
import { Banner } from '../ui/banner/Banner';
import styles from './Form.module.css';
import { useFormState } from './FormContext';

/**
 * Says why the server refused the form, where no field says it. Its place is right above the submit button; the Form
 * moves the focus to it.
 */
export function FormBanner() {
  const { failure, isSubmitting, waitSeconds } = useFormState();
  const t = useTexts('common');
  if (!failure || isSubmitting || Object.keys(failure.fields).length > 0) return null;
  const isLong = waitSeconds > 90;
  return (
    <>
      <div role="alert" tabIndex={-1} data-form-banner="" className={styles.banner}>
        <Banner kind="error">{errorText(failure)}</Banner>
      </div>
      {/* Outside of the alert, which would say every step of it. */}
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
