import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectEndedBy } from '@/features/session/selectors';
import { AuthLayout } from '@/features/session/ui/AuthLayout';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import styles from '@/features/session/ui/Entering.module.css';
import { LoginForm } from '@/features/session/ui/LoginForm';
import { SwapStrip } from '@/features/session/ui/SwapStrip';
import { closingDays } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { productName } from '@/shared/config/product';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Banner } from '@/shared/ui/banner/Banner';
import { Link } from '@/shared/ui/link/Link';

export default function LoginPage() {
  const t = useEnteringTexts();
  const endedBy = useSelector(selectEndedBy);
  const location = useLocation();
  useDocumentTitle(t('login.title'));
  return (
    <AuthLayout
      heading={t('login.heading')}
      lead={t('login.lead')}
      art="marl"
      aside={
        <>
          {t('login.newHere')} <Link to={paths.signUp}>{t('login.createAccount')}</Link>
        </>
      }
    >
      {endedBy === 'refused' && (
        <div className={styles.banner} role="status">
          <Banner kind="warning">{t('login.ended')}</Banner>
        </div>
      )}
      {endedBy === 'closed' && (
        <div className={styles.banner} role="status">
          <Banner kind="info">{t('login.closed', { count: closingDays })}</Banner>
        </div>
      )}
      {isConfirmedIn(location.state) && (
        <div className={styles.banner} role="status">
          <Banner kind="ok">{t('login.confirmed')}</Banner>
        </div>
      )}
      <LoginForm />
      <p className={styles.after}>
        {t('login.newTo', { product: productName })} <Link to={paths.signUp}>{t('signUp')}</Link>
      </p>
      <SwapStrip />
    </AuthLayout>
  );
}

/** True if the page about a mailed link led here once it had confirmed the address (AUTH-07). */
const isConfirmedIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isConfirmed' in state && state.isConfirmed === true;
