import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { hasKept } from '@/features/albums/kept/storage';
import { selectMyId } from '@/features/session/selectors';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import { addRooms } from '@/shared/store/rooms';

/** Loads what goes on with photos of an earlier visit, if this browser keeps some of the member (ALB-02). */
export function KeptUploads() {
  const memberId = useSelector(selectMyId);
  useEffect(() => {
    if (memberId !== null) void goOn(memberId);
  }, [memberId]);
  return null;
}

async function goOn(memberId: string): Promise<void> {
  if (!(await hasKept(memberId))) return;
  const { rooms } = await untilLoaded(() => import('@/features/albums/kept/rooms'));
  addRooms(rooms);
}
