import { AuthLayout } from '@/features/session/ui/AuthLayout';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import styles from '@/features/session/ui/Entering.module.css';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';

export default function PasswordUpdatedPage() {
  const t = useEnteringTexts();
  useDocumentTitle(t('passwordUpdated.title'));
  return (
    <AuthLayout heading={t('passwordUpdated.heading')} lead={t('passwordUpdated.text')} art="renewed">
      <div className={styles.actions}>
        <ButtonLink variant="primary" size="lg" to={paths.login}>
          {t('logIn')}
        </ButtonLink>
      </div>
    </AuthLayout>
  );
}
