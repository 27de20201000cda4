import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { loginAbandoned } from '@/features/session/slice';
import { AuthLayout } from '@/features/session/ui/AuthLayout';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import styles from '@/features/session/ui/Entering.module.css';
import { ResendCode } from '@/features/session/ui/ResendCode';
import { TwoFactorForm } from '@/features/session/ui/TwoFactorForm';
import { useSecondFactor } from '@/features/session/ui/useSecondFactor';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Button } from '@/shared/ui/button/Button';
import { Link } from '@/shared/ui/link/Link';
import { Menu } from '@/shared/ui/menu/Menu';

/** The second step of a login (TFA-01); leads back without a login under way. */
export default function TwoFactorPage() {
  const t = useEnteringTexts();
  const dispatch = useDispatch();
  const factor = useSecondFactor();
  useDocumentTitle(t('twoFactor.title'));
  if (!factor) return <Navigate to={paths.login} replace />;

  const { method, others } = factor;
  return (
    <AuthLayout heading={t('twoFactor.heading')} lead={factor.lead} art="second">
      <TwoFactorForm key={method.id} method={method} />
      <div className={styles.methods}>
        {method.type === 'phone' && <ResendCode key={method.id} id={method.id} isSent={factor.isSent} />}
        {others.length > 0 && (
          <Menu
            label={t('twoFactor.another')}
            align="start"
            entries={others.map((other) => ({
              label: factor.nameOf(other),
              onSelect: () => factor.choose(other),
            }))}
          >
            {(trigger) => (
              <Button variant="quiet" {...trigger}>
                {t('twoFactor.another')}
              </Button>
            )}
          </Menu>
        )}
      </div>
      <p className={styles.after}>
        <Link to={paths.login} onClick={() => dispatch(loginAbandoned())}>
          {t('backToLogin')}
        </Link>
      </p>
    </AuthLayout>
  );
}
