import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { logIn } from '@/features/session/requests';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import { paths } from '@/shared/config/paths';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { PasswordFormField } from '@/shared/forms/PasswordFormField';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { TextFormField } from '@/shared/forms/TextFormField';
import { useOnline } from '@/shared/lib/device/useOnline';
import { sessionEndRequested } from '@/shared/store/sessionEnd';
import { useRequest } from '@/shared/store/useRequest';
import { Banner } from '@/shared/ui/banner/Banner';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import { useTexts } from '@/shared/i18n/useTexts';
import styles from './LoginCover.module.css';

const loadSchema = () => import('@/features/session/schemas').then((module) => module.loginSchema);

const requestNames = { plainPassword: 'password' };

/** Answers about accounts that no password opens now. */
const shut = [
  ...['accountLocked', 'accountLockedNow', 'accountClosed', 'userNotEnabled', 'invalidAccessRole'],
  ...['userNotFound', 'notFound', 'validationUserNotFound'],
];

/** Password of the member whose page waits; the address is fixed where it is known (HOUR-05). */
export function AgainForm({ email }: { email: string }) {
  const t = useEnteringTexts();
  const dispatch = useDispatch();
  const fields = useRef<HTMLDivElement>(null);
  const { error, isPending, send } = useRequest(logIn);
  const isShut = error !== null && shut.includes(error.code);

  useEffect(() => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ value }) => value === '')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isShut) dispatch(sessionEndRequested({ reason: 'refused' }));
  }, [dispatch, isShut]);

  return (
    <div ref={fields}>
      <Form
        initialValues={{ email, password: '' }}
        schema={loadSchema}
        isSubmitting={isPending}
        failure={error}
        requestNames={requestNames}
        label={t('logIn')}
        className={styles.form}
        onSubmit={({ email: address, password }) => send({ email: address.trim(), plainPassword: password })}
      >
        <TextFormField
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username"
          readOnly={email !== ''}
        />
        <PasswordFormField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          // Opens a tab of its own: this page waits for the login there, too.
          aside={<ExternalLink href={paths.forgotPassword}>{t('login.forgot')}</ExternalLink>}
        />
        <Offline />
        <FormBanner />
        <SubmitButton loadingLabel={t('loggingIn')} size="lg" isBlock>
          {t('logIn')}
        </SubmitButton>
      </Form>
    </div>
  );
}

function Offline() {
  const t = useTexts('loginOver');
  const isOnline = useOnline();
  return <div role="status">{!isOnline && <Banner kind="warning">{t('offline')}</Banner>}</div>;
}
