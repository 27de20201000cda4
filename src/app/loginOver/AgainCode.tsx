import { useDispatch } from 'react-redux';
import { loginAbandoned } from '@/features/session/slice';
import { useEnteringTexts } from '@/features/session/ui/enteringTexts';
import { ResendCode } from '@/features/session/ui/ResendCode';
import { TwoFactorForm } from '@/features/session/ui/TwoFactorForm';
import type { useSecondFactor } from '@/features/session/ui/useSecondFactor';
import { Button } from '@/shared/ui/button/Button';
import styles from './LoginCover.module.css';

interface AgainCodeProps {
  factor: NonNullable<ReturnType<typeof useSecondFactor>>;
}

/** The second step of a login over the page (TFA-01). Other methods are buttons: a menu would open under the cover. */
export function AgainCode({ factor }: AgainCodeProps) {
  const t = useEnteringTexts();
  const dispatch = useDispatch();
  const { method } = factor;
  return (
    <div className={styles.code}>
      <p>{factor.lead}</p>
      <TwoFactorForm key={method.id} method={method} />
      <div className={styles.ways}>
        {method.type === 'phone' && <ResendCode key={method.id} id={method.id} isSent={factor.isSent} />}
        {factor.others.map((other) => (
          <Button key={other.id} variant="quiet" size="sm" onClick={() => factor.choose(other)}>
            {t('twoFactor.anotherOf', { name: factor.nameOf(other) })}
          </Button>
        ))}
        <Button variant="quiet" size="sm" onClick={() => dispatch(loginAbandoned())}>
          {t('backToLogin')}
        </Button>
      </div>
    </div>
  );
}
