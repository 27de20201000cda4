import { AuthLayout } from '@/features/session/ui/AuthLayout';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import styles from '@/features/session/ui/Entering.module.css';
import { ResetPasswordForm } from '@/features/session/ui/ResetPasswordForm';
import { useLinkToken } from '@/features/session/ui/useLinkToken';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Link } from '@/shared/ui/link/Link';

export default function ResetPasswordPage() {
  const t = useEnteringTexts();
  const token = useLinkToken();
  useDocumentTitle(t('reset.title'));
  return (
    <AuthLayout
      heading={t('reset.heading')}
      lead={token === '' ? t('reset.noToken') : t('reset.lead')}
      art="reset"
    >
      {token !== '' && <ResetPasswordForm token={token} />}
      <p className={styles.after}>
        <Link to={paths.forgotPassword}>{t('reset.newLink')}</Link>
      </p>
    </AuthLayout>
  );
}
