import { useRequest } from '@/shared/store/useRequest';
import { loadMe } from '@/features/session/requests';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { openRooms } from './openRooms';
import { FrameSkeleton } from './shell/FrameSkeleton';

/** While a stored session opens: the empty frame, or the error with a retry. */
export function StartingPage() {
  const failed = [useRequest(loadMe), useRequest(openRooms)].filter(({ status }) => status === 'failed');
  const error = failed[0]?.error;
  return (
    <FrameSkeleton>
      {error ? <ErrorState error={error} onRetry={() => failed.forEach(({ send }) => send())} /> : undefined}
    </FrameSkeleton>
  );
}
