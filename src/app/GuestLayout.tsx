import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { selectPhase } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { returnToSet } from '@/shared/store/navigation';
import { StartingPage } from './StartingPage';
import { useAppSelector } from './useAppSelector';

/** Pages for guests only; a logged-in member is led on to the page they wanted (SHELL-06). */
export function GuestLayout() {
  const phase = useSelector(selectPhase);
  const returnTo = useAppSelector((state) => state.navigation.returnTo);
  const dispatch = useDispatch();
  const isMember = phase === 'member';
  useEffect(() => {
    // Used once: the next login starts at the feed again.
    if (isMember) return () => void dispatch(returnToSet(null));
  }, [dispatch, isMember]);

  if (phase === 'starting') return <StartingPage />;
  if (isMember) return <Navigate to={returnTo ?? paths.feed} replace />;
  return <Outlet />;
}
