import { useState } from 'react';
import { AuthLayout } from '@/features/session/ui/AuthLayout';
import { requestReset } from '@/features/session/requests';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import styles from '@/features/session/ui/Entering.module.css';
import { ForgotPasswordForm } from '@/features/session/ui/ForgotPasswordForm';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { Link } from '@/shared/ui/link/Link';

export default function ForgotPasswordPage() {
  const t = useEnteringTexts();
  const [email, setEmail] = useState('');
  const { status, reset } = useRequest(requestReset);
  const isSent = status === 'succeeded';
  useDocumentTitle(t('forgot.title'));
  return (
    <AuthLayout
      heading={isSent ? t('forgot.sentHeading') : t('forgot.heading')}
      lead={isSent ? t('forgot.sentText', { email }) : t('forgot.lead')}
      art="forgot"
    >
      {isSent ? (
        <div className={styles.actions}>
          <Button onClick={reset}>{t('forgot.again')}</Button>
        </div>
      ) : (
        <ForgotPasswordForm onSend={setEmail} />
      )}
      <p className={styles.after}>
        <Link to={paths.login} state={{ email }}>
          {t('backToLogin')}
        </Link>
      </p>
    </AuthLayout>
  );
}
