import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { hasKept, tabsChannel } from '@/features/albums/kept/storage';
import { selectMyId } from '@/features/session/selectors';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import { joinTabs } from '@/shared/lib/tabs/joinTabs';
import { addRooms } from '@/shared/store/rooms';

/**
 * Loads what goes on with photos of an earlier visit or another tab, once this browser keeps some of the member
 * (ALB-02).
 */
export function KeptUploads() {
  const memberId = useSelector(selectMyId);
  useEffect(() => {
    if (memberId === null) return undefined;
    const look = () => void goOn(memberId);
    look();
    return joinTabs(tabsChannel, look).leave;
  }, [memberId]);
  return null;
}

async function goOn(memberId: string): Promise<void> {
  if (!(await hasKept(memberId))) return;
  const { rooms } = await untilLoaded(() => import('@/features/albums/kept/rooms'));
  addRooms(rooms);
}
