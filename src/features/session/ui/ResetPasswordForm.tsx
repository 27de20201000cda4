import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { useRequest } from '@/shared/store/useRequest';
import { resetPassword } from '../requests';
import styles from './Entering.module.css';
import { useEnteringTexts } from './enteringTexts';
import { NewPasswordFields, NewPasswordSubmit } from './NewPasswordFields';

const loadSchema = () => import('../schemas').then((module) => module.resetSchema);

const requestNames = { newPassword: 'password', newPasswordRepeat: 'confirmation' };

/** Sets a new password with the token of a mailed link (AUTH-06). */
export function ResetPasswordForm({ token }: { token: string }) {
  const t = useEnteringTexts();
  const navigate = useNavigate();
  const { status, error, isPending, send } = useRequest(resetPassword);

  useEffect(() => {
    if (status === 'succeeded') void navigate(paths.passwordUpdated, { replace: true });
  }, [navigate, status]);

  return (
    <Form
      initialValues={{ password: '', confirmation: '' }}
      schema={loadSchema}
      isSubmitting={isPending}
      failure={error}
      requestNames={requestNames}
      label={t('reset.title')}
      className={styles.form}
      onSubmit={({ password, confirmation }) =>
        send({ newPassword: password, newPasswordRepeat: confirmation, token })
      }
    >
      <NewPasswordFields label={t('newPassword')} confirmLabel={t('confirmNewPassword')} />
      <FormBanner />
      <NewPasswordSubmit label={t('reset.submit')} loadingLabel={t('reset.submitting')} />
    </Form>
  );
}
