import { confirmationCooldownSeconds } from '@/shared/config/limits';
import { useRequest } from '@/shared/store/useRequest';
import { resendConfirmation } from '../requests';
import styles from './Entering.module.css';
import { useEnteringTexts } from './enteringTexts';
import { ResendButton } from './ResendButton';

/** Sends the confirmation mail again after a countdown (AUTH-05). */
export function ResendConfirmation({ email }: { email: string }) {
  const t = useEnteringTexts();
  const request = useRequest(resendConfirmation);
  const label = (count: number) => {
    if (count === 0) return t('confirmationSent.again');
    return count > 90
      ? t('confirmationSent.againInMinutes', { count: Math.ceil(count / 60) })
      : t('confirmationSent.againIn', { count });
  };
  return (
    <div className={styles.actions}>
      <ResendButton
        request={request}
        cooldown={confirmationCooldownSeconds}
        isSent
        label={label}
        texts={{
          sending: t('confirmationSent.sending'),
          sent: t('confirmationSent.sentAgain'),
          failed: t('confirmationSent.notSent'),
        }}
        onSend={() => request.send(email)}
      />
    </div>
  );
}
