import { useRequest } from '@/shared/store/useRequest';
import { loadMe } from '@/features/session/requests';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { FrameSkeleton } from './shell/FrameSkeleton';

/** While a stored session opens: the empty frame, or the error with a retry. */
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
