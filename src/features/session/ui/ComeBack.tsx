import { useFormikContext } from 'formik';
import { Button } from '@/shared/ui/button/Button';
import type { Login } from '../types';
import styles from './Entering.module.css';
import { useEnteringTexts } from './enteringTexts';

interface ComeBackProps {
  /** End of the time to come back, as the server tells it. */
  until: string | number | undefined;
  onComeBack: (login: Login) => void;
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Offers to open a closed account again with the password that was just given (OWN-02). */
export function ComeBack({ until, onComeBack }: ComeBackProps) {
  const t = useEnteringTexts();
  const { values } = useFormikContext<{ email: string; password: string }>();
  const day = new Date(until ?? '');
  return (
    <div role="status">
      {!Number.isNaN(day.getTime()) && <p>{t('login.deletedOn', { day: longDay.format(day) })}</p>}
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="lg"
          isBlock
          onClick={() =>
            onComeBack({ email: values.email.trim(), plainPassword: values.password, comesBack: true })
          }
        >
          {t('login.comeBack')}
        </Button>
      </div>
    </div>
  );
}
