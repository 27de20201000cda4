import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { confirmEmail } from '@/features/session/requests';
import { selectConfirmedEmail, selectPhase } from '@/features/session/selectors';
import { AuthLayout } from '@/features/session/ui/AuthLayout';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import styles from '@/features/session/ui/Entering.module.css';
import { useLinkToken } from '@/features/session/ui/useLinkToken';
import { paths } from '@/shared/config/paths';
import { errorText } from '@/shared/i18n/errorText';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { useRequest } from '@/shared/store/useRequest';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Spinner } from '@/shared/ui/spinner/Spinner';

/** Target of the confirmation mail's link: confirms, then shows the outcome with a way on (AUTH-07). */
export default function EmailConfirmedPage() {
  const t = useEnteringTexts();
  const token = useLinkToken();
  const isMember = useSelector(selectPhase) === 'member';
  const email = useSelector(selectConfirmedEmail);
  const { status, error, send } = useRequest(confirmEmail, token);
  const isFailed = status === 'failed' || token === '';
  const isConfirmed = status === 'succeeded';
  const waitingTitle = isFailed ? 'failedHeading' : 'checking';
  useDocumentTitle(t(`emailConfirmed.${isConfirmed ? 'title' : waitingTitle}`));
  useEffect(() => {
    if (token !== '') send(token);
  }, [send, token]);

  if (!isFailed && !isConfirmed) {
    return (
      <AuthLayout heading={t('emailConfirmed.checking')} art="confirmed">
        <p className={styles.after} role="status">
          <Spinner />
        </p>
      </AuthLayout>
    );
  }
  const next = isMember ? (
    <ButtonLink variant="primary" size="lg" to={paths.feed}>
      {t('emailConfirmed.feed')}
    </ButtonLink>
  ) : (
    <ButtonLink
      variant="primary"
      size="lg"
      to={paths.login}
      state={isConfirmed ? { email: email ?? '', isConfirmed } : undefined}
    >
      {t('logIn')}
    </ButtonLink>
  );
  return isFailed ? (
    <AuthLayout
      heading={t('emailConfirmed.failedHeading')}
      lead={t('emailConfirmed.failedText')}
      art="confirmed"
    >
      {error && (
        <div className={styles.banner} role="alert">
          <Banner kind="error">{errorText(error)}</Banner>
        </div>
      )}
      <div className={styles.actions}>
        {next}
        {error && error.kind !== 'api' && (
          <Button size="lg" onClick={() => send(token)}>
            {t('retry', { ns: 'common' })}
          </Button>
        )}
        <ButtonLink size="lg" to={paths.forgotPassword}>
          {t('login.forgot')}
        </ButtonLink>
      </div>
    </AuthLayout>
  ) : (
    <AuthLayout heading={t('emailConfirmed.heading')} lead={t('emailConfirmed.text')} art="confirmed">
      <div className={styles.actions}>{next}</div>
    </AuthLayout>
  );
}
