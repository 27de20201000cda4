import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { TextFormField } from '@/shared/forms/TextFormField';
import { useRequest } from '@/shared/store/useRequest';
import { register } from '../requests';
import styles from './Entering.module.css';
import { emailFrom } from './emailFrom';
import { useEnteringTexts } from './enteringTexts';
import { NewPasswordFields, NewPasswordSubmit } from './NewPasswordFields';

const loadSchema = () => import('../schemas').then((module) => module.signUpSchema);

const requestNames = { plainPassword: 'password' };

/**
 * Creates an account, then leads to the page about the confirmation mail (AUTH-05). @param invitation code of a
 * personal link (HOUR-03)
 */
export function SignUpForm({ invitation }: { invitation?: string | undefined }) {
  const t = useEnteringTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const { status, error, isPending, send } = useRequest(register);

  useEffect(() => {
    if (status === 'succeeded') void navigate(paths.confirmationSent);
  }, [navigate, status]);

  return (
    <Form
      initialValues={{
        firstName: '',
        lastName: '',
        email: emailFrom(location.state),
        password: '',
        confirmation: '',
      }}
      schema={loadSchema}
      isSubmitting={isPending}
      failure={error}
      requestNames={requestNames}
      label={t('signUp')}
      className={styles.form}
      onSubmit={({ firstName, lastName, email, password }) =>
        send({
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          email: email.trim(),
          plainPassword: password,
          ...(invitation !== undefined && { invitation }),
        })
      }
    >
      <div className={styles.pair}>
        <TextFormField name="firstName" label={t('firstName')} autoComplete="given-name" />
        <TextFormField name="lastName" label={t('lastName')} autoComplete="family-name" />
      </div>
      <TextFormField name="email" label={t('email')} type="email" autoComplete="username" />
      <NewPasswordFields label={t('password')} confirmLabel={t('confirmPassword')} />
      <FormBanner />
      <NewPasswordSubmit label={t('signUp')} loadingLabel={t('signingUp')} />
    </Form>
  );
}
