import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectUnread } from '@/features/notifications/slice';
import { Count } from '@/shared/ui/count/Count';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Popover } from '@/shared/ui/popover/Popover';
import { useShellTexts } from './shellTexts';

const NotificationPanel = lazyPart(
  async () => (await import('@/features/notifications/ui/NotificationPanel')).NotificationPanel,
);

/** The bell with the number of unread notifications; opens a panel with the newest (SHELL-04, NTF-01). */
export function NotificationBell() {
  const t = useShellTexts();
  const unread = useSelector(selectUnread);
  const label = unread > 0 ? t('unread', { count: unread }) : t('notifications');
  return (
    <Popover
      label={t('notifications')}
      content={(close) => (
        <Suspense fallback={null}>
          <NotificationPanel onClose={close} />
        </Suspense>
      )}
    >
      {(trigger) => <IconButton {...trigger} icon={Bell} label={label} mark={<Count value={unread} />} />}
    </Popover>
  );
}
