import { useState } from 'react';
import type { RequestState } from '@/shared/store/requests';
import { useCountdown } from '@/shared/lib/countdown/useCountdown';
import { Button } from '@/shared/ui/button/Button';

interface ResendButtonProps {
  /** State of the request that sends it again. */
  request: Pick<RequestState, 'status' | 'error'>;
  /** Seconds between two of them, unless the server says otherwise. */
  cooldown: number;
  /** One has just been sent, so another has to wait. */
  isSent: boolean;
  label: (secondsToWait: number) => string;
  texts: { sending: string; sent: string; failed: string };
  onSend: () => void;
}

/** Sends something again after a countdown, and says what came of it. */
export function ResendButton({ request, cooldown, isSent, label, texts, onSend }: ResendButtonProps) {
  const { status, error } = request;
  const [seconds, setSeconds] = useCountdown(isSent ? cooldown : 0);
  const [settled, setSettled] = useState(status);
  if (settled !== status) {
    setSettled(status);
    if (status === 'succeeded') setSeconds(cooldown);
    if (status === 'failed' && error?.retryAfter) setSeconds(error.retryAfter);
  }

  return (
    <>
      <Button
        variant="quiet"
        disabled={seconds > 0}
        isLoading={status === 'pending'}
        loadingLabel={texts.sending}
        onClick={onSend}
      >
        {label(seconds)}
      </Button>
      <p role="status">
        {status === 'succeeded' && texts.sent}
        {status === 'failed' && texts.failed}
      </p>
    </>
  );
}
