import { AuthLayout } from '@/features/session/ui/AuthLayout';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import styles from '@/features/session/ui/Entering.module.css';
import { SignUpForm } from '@/features/session/ui/SignUpForm';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Link } from '@/shared/ui/link/Link';

export default function SignUpPage() {
  const t = useEnteringTexts();
  useDocumentTitle(t('signUpPage.title'));
  return (
    <AuthLayout
      heading={t('signUpPage.heading')}
      lead={t('signUpPage.lead')}
      art="ember"
      aside={
        <>
          {t('signUpPage.haveAccount')} <Link to={paths.login}>{t('logIn')}</Link>
        </>
      }
    >
      <SignUpForm />
      <p className={styles.terms}>
        {t('signUpPage.acceptStart')} <Link to={paths.legal('terms')}>{t('signUpPage.terms')}</Link>{' '}
        {t('signUpPage.acceptMiddle')} <Link to={paths.legal('privacy')}>{t('signUpPage.privacy')}</Link>.
      </p>
    </AuthLayout>
  );
}
