import { useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsCovered } from '@/features/session/selectors';
import { sessionEndRequested } from '@/shared/store/sessionEnd';
import { lazyPage } from '../lazyPage';
import { coverPage } from './coverPage';

const LoginCover = lazyPage(async () => ({ default: (await import('./LoginCover')).LoginCover }));

/**
 * Covers the page of a member whose login has ended, and opens a login over it (API-06, HOUR-05). Where its code cannot
 * be loaded, the session ends.
 */
export function LoginOver() {
  const dispatch = useDispatch();
  const isCovered = useSelector(selectIsCovered);
  const [isLoaded, setIsLoaded] = useState(false);
  useLayoutEffect(() => {
    if (!isCovered) return;
    LoginCover.preload().then(
      () => setIsLoaded(true),
      () => dispatch(sessionEndRequested({ reason: 'refused' })),
    );
    return coverPage();
  }, [dispatch, isCovered]);
  return isCovered && isLoaded && <LoginCover />;
}
