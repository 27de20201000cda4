import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectEndedBy, selectPhase } from '@/features/session/selectors';
import { MemberLayout } from './MemberLayout';

/** An address that leads nowhere: inside the frame for members, alone for guests, whom no login would help. */
export function UnknownLayout() {
  const isGuest = useSelector(selectPhase) === 'guest';
  const hasLeft = useSelector(selectEndedBy) !== null;
  return isGuest && !hasLeft ? <Outlet /> : <MemberLayout />;
}
