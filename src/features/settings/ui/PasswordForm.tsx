import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { PasswordFormField } from '@/shared/forms/PasswordFormField';
import { useRequest } from '@/shared/store/useRequest';
import { NewPasswordFields, NewPasswordSubmit } from '@/features/session/ui/NewPasswordFields';
import { changePassword } from '../requests';
import styles from './Settings.module.css';
import { useSettingsTexts } from './settingsTexts';

const loadSchema = () => import('../schemas').then((module) => module.passwordSchema);

const requestNames = { oldPassword: 'old', newPassword: 'password', newPasswordRepeat: 'confirmation' };

/** Sets a new password with the old one and the live checklist (SET-03, VAL-02). */
export function PasswordForm() {
  const t = useSettingsTexts();
  const { status, error, isPending, send } = useRequest(changePassword);
  return (
    <Form
      initialValues={{ old: '', password: '', confirmation: '' }}
      schema={loadSchema}
      isSubmitting={isPending}
      endsWhenSent
      failure={error}
      requestNames={requestNames}
      label={t('password.title')}
      onSubmit={({ old, password, confirmation }) =>
        send({ oldPassword: old, newPassword: password, newPasswordRepeat: confirmation })
      }
    >
      <div className={styles.passwords}>
        <PasswordFormField name="old" label={t('password.old')} autoComplete="current-password" />
        <NewPasswordFields label={t('password.new')} confirmLabel={t('password.confirm')} isNarrow />
      </div>
      <FormBanner />
      <div>
        <NewPasswordSubmit
          label={t('password.submit')}
          loadingLabel={t('password.submitting')}
          size="md"
          isBlock={false}
        />
      </div>
      <EmptiedBy isDone={status === 'succeeded'} />
    </Form>
  );
}

/** Clears the passwords after a change. */
function EmptiedBy({ isDone }: { isDone: boolean }) {
  const { resetForm } = useFormikContext();
  useEffect(() => {
    if (isDone) resetForm();
  }, [isDone, resetForm]);
  return null;
}
