import { resendCooldownSeconds } from '@/shared/config/limits';
import { useRequest } from '@/shared/store/useRequest';
import { resendCode } from '../requests';
import { useEnteringTexts } from './enteringTexts';
import { ResendButton } from './ResendButton';

interface ResendCodeProps {
  id: string;
  /** The login has just sent a code, so another has to wait. */
  isSent: boolean;
}

/** Sends the SMS again after a countdown (TFA-01); a failure is shown and can be retried (TFA-02). */
export function ResendCode({ id, isSent }: ResendCodeProps) {
  const t = useEnteringTexts();
  const request = useRequest(resendCode, id);
  return (
    <ResendButton
      request={request}
      cooldown={resendCooldownSeconds}
      isSent={isSent}
      label={(count) => (count > 0 ? t('twoFactor.resendIn', { count }) : t('twoFactor.resend'))}
      texts={{
        sending: t('twoFactor.resending'),
        sent: t('twoFactor.resent'),
        failed: t('twoFactor.resendFailed'),
      }}
      onSend={() => request.send(id)}
    />
  );
}
