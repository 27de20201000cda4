import { useSelector } from 'react-redux';
import { selectRegisteredEmail } from '@/features/session/selectors';
import { useSpeaks } from '@/features/session/useSpeaks';
import { AuthLayout } from '@/features/session/ui/AuthLayout';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import styles from '@/features/session/ui/Entering.module.css';
import { ResendConfirmation } from '@/features/session/ui/ResendConfirmation';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Link } from '@/shared/ui/link/Link';

/** Tells where the confirmation mail went, and sends it again (AUTH-05). */
export default function ConfirmationSentPage() {
  const t = useEnteringTexts();
  const email = useSelector(selectRegisteredEmail);
  const canResend = useSpeaks('resendConfirmation');
  useDocumentTitle(t('confirmationSent.title'));
  return (
    <AuthLayout
      heading={t('confirmationSent.heading')}
      lead={email === null ? t('confirmationSent.textUnknown') : t('confirmationSent.text', { email })}
      art="posted"
    >
      <p className={styles.after}>{t('confirmationSent.notThere')}</p>
      {email !== null && canResend && <ResendConfirmation email={email} />}
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={paths.login} state={{ email: email ?? '' }}>
          {t('logIn')}
        </ButtonLink>
      </div>
      <p className={styles.after}>
        <Link to={paths.signUp}>{t('confirmationSent.other')}</Link>
      </p>
    </AuthLayout>
  );
}
