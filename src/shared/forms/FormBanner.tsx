import { errorText } from '../i18n/errorText';
import { Banner } from '../ui/banner/Banner';
import styles from './Form.module.css';
import { useFormState } from './FormContext';

/**
 * Says why the server refused the form, where no field says it. Its place is right above the submit button; the Form
 * moves the focus to it.
 */
export function FormBanner() {
  const { failure, isSubmitting } = useFormState();
  if (!failure || isSubmitting || Object.keys(failure.fields).length > 0) return null;
  return (
    <div role="alert" tabIndex={-1} data-form-banner="" className={styles.banner}>
      <Banner kind="error">{errorText(failure)}</Banner>
    </div>
  );
}
