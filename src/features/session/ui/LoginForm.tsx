import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { PasswordFormField } from '@/shared/forms/PasswordFormField';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { TextFormField } from '@/shared/forms/TextFormField';
import { useRequest } from '@/shared/store/useRequest';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { Link } from '@/shared/ui/link/Link';
import { logIn } from '../requests';
import { selectTwoFactor } from '../selectors';
import styles from './Entering.module.css';
import { emailFrom } from './emailFrom';
import { useEnteringTexts } from './enteringTexts';

/** Loaded on demand, since hardly anybody closes an account. */
const ComeBack = lazyExtra(async () => (await import('./ComeBack')).ComeBack);

const loadSchema = () => import('../schemas').then((module) => module.loginSchema);

const requestNames = { plainPassword: 'password' };

/** Email and password; leads on to the code step if the account has one (AUTH-01 to AUTH-04). */
export function LoginForm() {
  const t = useEnteringTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const twoFactor = useSelector(selectTwoFactor);
  const { status, error, isPending, send } = useRequest(logIn);
  const isClosed = error?.code === 'accountClosed';

  useEffect(() => {
    if (status === 'succeeded' && twoFactor) void navigate(paths.twoFactor);
  }, [navigate, status, twoFactor]);

  return (
    <Form
      initialValues={{ email: emailFrom(location.state), password: '' }}
      schema={loadSchema}
      isSubmitting={isPending}
      failure={error}
      requestNames={requestNames}
      label={t('logIn')}
      className={styles.form}
      onSubmit={({ email, password }) => send({ email: email.trim(), plainPassword: password })}
    >
      <TextFormField name="email" label={t('email')} type="email" autoComplete="username" />
      <PasswordFormField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        aside={<ForgotLink />}
      />
      <FormBanner />
      {error && isClosed && <ComeBack until={error.params.until} onComeBack={send} />}
      <SubmitButton
        variant={isClosed ? 'secondary' : 'primary'}
        loadingLabel={t('loggingIn')}
        size="lg"
        isBlock
      >
        {t('logIn')}
      </SubmitButton>
    </Form>
  );
}

function ForgotLink() {
  const t = useEnteringTexts();
  return <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>;
}
