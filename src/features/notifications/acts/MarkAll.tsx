import { useDispatch, useSelector } from 'react-redux';
import { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import type { NotificationsState } from '../entities';
import { notificationsList } from '../lists';
import { selectUnread, type UnreadState } from '../slice';
import { useNotificationTexts } from '../ui/notificationTexts';
import { allMarks } from './undoable';

/** Takes the look of the unread from all rows, and the count from the bell (G13). */
export function MarkAll() {
  const t = useNotificationTexts();
  const dispatch = useDispatch();
  const { ids } = usePagedList(notificationsList);
  const unread = useSelector((state: UnreadState) => selectUnread(state));
  const isWaiting = useSelector(allMarks.selectItems).length > 0;
  const isAnyUnread = useSelector((state: NotificationsState) =>
    ids.some((id) => state.notifications[id]?.read === false),
  );
  const [newest] = ids;
  if (newest === undefined || isWaiting || (!isAnyUnread && unread === 0)) return null;
  return (
    <Button size="sm" onClick={() => dispatch(allMarks.act([{ until: newest, ids }]))}>
      {t('markAll')}
    </Button>
  );
}
