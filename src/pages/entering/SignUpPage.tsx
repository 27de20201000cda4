import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { invitationsRoom } from '@/features/invitations/room';
import { AuthLayout } from '@/features/session/ui/AuthLayout';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import styles from '@/features/session/ui/Entering.module.css';
import { SignUpForm } from '@/features/session/ui/SignUpForm';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Link } from '@/shared/ui/link/Link';

const InviterFace = lazyPart(async () => (await import('@/features/invitations/ui/InviterFace')).InviterFace);

export const rooms = [invitationsRoom];

export default function SignUpPage() {
  const t = useEnteringTexts();
  const invitation = useSearchParams()[0].get('invite') ?? undefined;
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
      {invitation !== undefined && (
        <Suspense fallback={<div className={styles.inviting} />}>
          <InviterFace code={invitation} />
        </Suspense>
      )}
      <SignUpForm invitation={invitation} />
      <p className={styles.terms}>
        {t('signUpPage.acceptStart')} <Link to={paths.legal('terms')}>{t('signUpPage.terms')}</Link>{' '}
        {t('signUpPage.acceptMiddle')} <Link to={paths.legal('privacy')}>{t('signUpPage.privacy')}</Link>.
      </p>
    </AuthLayout>
  );
}
