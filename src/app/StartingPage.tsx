import { useDispatch } from 'react-redux';
import { loadMe } from '@/features/session/requests';
import { useTexts } from '@/shared/i18n/useTexts';
import { sessionEndRequested } from '@/shared/store/sessionEnd';
import { givingUp } from '@/shared/store/requests';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { openRooms } from './openRooms';
import { FrameSkeleton } from './shell/FrameSkeleton';
import styles from './StartingPage.module.css';

/** While a stored session opens: the empty frame, or the error with a retry and a way out of the session. */
export function StartingPage() {
  const t = useTexts('common');
  const dispatch = useDispatch();
  const failed = [useRequest(loadMe), useRequest(openRooms)].filter(({ status }) => status === 'failed');
  const error = failed[0]?.error;
  const cancel = () => [...givingUp(loadMe), ...givingUp(openRooms)].forEach(dispatch);
  if (!error) return <FrameSkeleton note={<StillWorking onCancel={cancel} />} />;
  return (
    <FrameSkeleton>
      <ErrorState error={error} onRetry={() => failed.forEach(({ send }) => send())} />
      <p className={styles.out}>
        <Button variant="quiet" onClick={() => dispatch(sessionEndRequested({ reason: 'logout' }))}>
          {t('logOut')}
        </Button>
      </p>
    </FrameSkeleton>
  );
}
