import { Suspense, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectEndedBy, selectPhase } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { returnToSet } from '@/shared/store/navigation';
import { MemberFrame } from './memberFrame';
import { memberRoutes } from './routes';
import { FrameSkeleton } from './shell/FrameSkeleton';
import { StartingPage } from './StartingPage';

/**
 * Members' pages in their frame. Guests go to the login page, and their target is remembered (SHELL-06), except
 * after a logout here or in another tab: the next person at this computer must not land on that page.
 */
export function MemberLayout() {
  const phase = useSelector(selectPhase);
  const endedBy = useSelector(selectEndedBy);
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const isWide = useMemo(
    () => memberRoutes.find(({ path }) => matchPath(path, pathname))?.isWide ?? false,
    [pathname],
  );
  const isGuest = phase === 'guest';
  const isLeft = endedBy !== null && endedBy !== 'refused';
  const wanted = isLeft || pathname === paths.feed ? null : `${pathname}${search}`;

  useEffect(() => {
    if (isGuest) dispatch(returnToSet(wanted));
  }, [dispatch, isGuest, wanted]);

  if (phase === 'starting') return <StartingPage />;
  if (isGuest) return <Navigate to={paths.login} replace />;
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <MemberFrame isWide={isWide}>
        <Outlet />
      </MemberFrame>
    </Suspense>
  );
}
