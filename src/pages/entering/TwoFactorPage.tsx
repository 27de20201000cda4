import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { resendCode } from '@/features/session/requests';
import { selectTwoFactor } from '@/features/session/selectors';
import { loginAbandoned, methodChosen } from '@/features/session/slice';
import type { TwoFactorMethod } from '@/features/session/types';
import { AuthLayout } from '@/features/session/ui/AuthLayout';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import styles from '@/features/session/ui/Entering.module.css';
import { ResendCode } from '@/features/session/ui/ResendCode';
import { TwoFactorForm } from '@/features/session/ui/TwoFactorForm';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Button } from '@/shared/ui/button/Button';
import { Link } from '@/shared/ui/link/Link';
import { Menu } from '@/shared/ui/menu/Menu';

/** The second step of a login (TFA-01); leads back without a login under way. */
export default function TwoFactorPage() {
  const t = useEnteringTexts();
  const dispatch = useDispatch();
  const twoFactor = useSelector(selectTwoFactor);
  const method = twoFactor?.methods.find(({ id }) => id === twoFactor.chosen);
  useDocumentTitle(t('twoFactor.title'));
  if (!twoFactor || !method) return <Navigate to={paths.login} replace />;

  const { label } = method;
  // The login itself texts only the first method.
  const isFirst = method === twoFactor.methods[0];
  const isUnsent = isFirst && method.isCodeSent === false;
  const phoneLead = isUnsent
    ? t('twoFactor.leadPhoneUnsent', { label })
    : t('twoFactor.leadPhone', { label });
  const others = twoFactor.methods.filter(({ id }) => id !== method.id);
  const nameOf = (other: TwoFactorMethod) =>
    other.type === 'phone'
      ? t('twoFactor.byPhone', { label: other.label })
      : t('twoFactor.byApp', { label: other.label });
  const choose = (other: TwoFactorMethod) => {
    dispatch(methodChosen(other.id));
    if (other.type === 'phone') dispatch(resendCode.request(other.id));
  };
  return (
    <AuthLayout
      heading={t('twoFactor.heading')}
      lead={method.type === 'phone' ? phoneLead : t('twoFactor.leadApp', { label })}
      art="second"
    >
      <TwoFactorForm key={method.id} method={method} />
      <div className={styles.methods}>
        {method.type === 'phone' && (
          <ResendCode key={method.id} id={method.id} isSent={isFirst && !isUnsent} />
        )}
        {others.length > 0 && (
          <Menu
            label={t('twoFactor.another')}
            align="start"
            entries={others.map((other) => ({
              label: nameOf(other),
              onSelect: () => choose(other),
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
