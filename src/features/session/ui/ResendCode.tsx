import { useState } from 'react';
import { resendCooldownSeconds } from '@/shared/config/limits';
import { useCountdown } from '@/shared/lib/countdown/useCountdown';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { resendCode } from '../requests';
import { useEnteringTexts } from './enteringTexts';

interface ResendCodeProps {
  id: string;
  /** The login has just sent a code, so another has to wait. */
  isSent: boolean;
}

/** Sends the SMS again after a countdown (TFA-01); a failure is shown and can be retried (TFA-02). */
export function ResendCode({ id, isSent }: ResendCodeProps) {
  const t = useEnteringTexts();
  const { status, error, isPending, send } = useRequest(resendCode);
  const [seconds, setSeconds] = useCountdown(isSent ? resendCooldownSeconds : 0);
  const [settled, setSettled] = useState(status);
  if (settled !== status) {
    setSettled(status);
    if (status === 'succeeded') setSeconds(resendCooldownSeconds);
    if (status === 'failed' && error?.retryAfter) setSeconds(error.retryAfter);
  }

  return (
    <>
      <Button
        variant="quiet"
        disabled={seconds > 0}
        isLoading={isPending}
        loadingLabel={t('twoFactor.resending')}
        onClick={() => send(id)}
      >
        {seconds > 0 ? t('twoFactor.resendIn', { count: seconds }) : t('twoFactor.resend')}
      </Button>
      <p role="status">
        {status === 'succeeded' && t('twoFactor.resent')}
        {status === 'failed' && t('twoFactor.resendFailed')}
      </p>
    </>
  );
}
