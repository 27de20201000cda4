import { useRequest } from '@/shared/store/useRequest';
import { loadMe } from '@/features/session/requests';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { FrameSkeleton } from './shell/FrameSkeleton';

/** While a stored session opens: the frame without content, or why it could not open and a way to try again. */
export function StartingPage() {
  const { status, error, send } = useRequest(loadMe);
  if (status === 'failed' && error) {
    return (
      <FrameSkeleton>
        <ErrorState error={error} onRetry={() => send()} />
      </FrameSkeleton>
    );
  }
  return <FrameSkeleton />;
}
