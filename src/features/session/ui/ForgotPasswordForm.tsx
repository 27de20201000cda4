import { useLocation } from 'react-router-dom';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { TextFormField } from '@/shared/forms/TextFormField';
import { useRequest } from '@/shared/store/useRequest';
import { requestReset } from '../requests';
import styles from './Entering.module.css';
import { emailFrom } from './emailFrom';
import { useEnteringTexts } from './enteringTexts';

const loadSchema = () => import('../schemas').then((module) => module.forgotSchema);

/** Asks for a reset link (AUTH-06). @param onSend gets the address once the server has accepted it */
export function ForgotPasswordForm({ onSend }: { onSend: (email: string) => void }) {
  const t = useEnteringTexts();
  const location = useLocation();
  const { error, isPending, send } = useRequest(requestReset);
  return (
    <Form
      initialValues={{ email: emailFrom(location.state) }}
      schema={loadSchema}
      isSubmitting={isPending}
      failure={error}
      label={t('forgot.title')}
      className={styles.form}
      onSubmit={({ email }) => {
        onSend(email.trim());
        send(email.trim());
      }}
    >
      <TextFormField name="email" label={t('email')} type="email" autoComplete="username" />
      <FormBanner />
      <SubmitButton loadingLabel={t('forgot.submitting')} size="lg" isBlock>
        {t('forgot.submit')}
      </SubmitButton>
    </Form>
  );
}
