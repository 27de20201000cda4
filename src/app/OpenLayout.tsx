import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectPhase } from '@/features/session/selectors';
import { MemberFrame } from './memberFrame';
import { FrameSkeleton } from './shell/FrameSkeleton';

/** Pages for everyone: inside the frame for members, alone for guests. */
export function OpenLayout() {
  const phase = useSelector(selectPhase);
  return phase === 'member' ? (
    <Suspense fallback={<FrameSkeleton />}>
      <MemberFrame>
        <Outlet />
      </MemberFrame>
    </Suspense>
  ) : (
    <Outlet />
  );
}
