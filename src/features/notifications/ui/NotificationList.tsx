import { useCallback, useMemo } from 'react';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { InfiniteList } from '@/shared/ui/infiniteList/InfiniteList';
import type { NotificationTab } from '../groups';
import { notificationsList } from '../lists';
import { NotificationRow } from './NotificationRow';
import { NotificationSkeleton } from './NotificationSkeleton';
import { useNotificationTexts } from './notificationTexts';
import { useFreshList } from './useFreshList';
import { useGroups } from './useGroups';

/** All notifications of a tab, twenty per page of the wire (NTF-01). */
export function NotificationList({ tab }: { tab: NotificationTab }) {
  const t = useNotificationTexts();
  const list = usePagedList(notificationsList);
  useFreshList();
  const groups = useGroups(list.ids, tab);
  const rows = useMemo(() => groups.map(({ id }) => id), [groups]);
  const byId = useMemo(() => new Map(groups.map((group) => [group.id, group])), [groups]);
  const renderRow = useCallback(
    (id: string) => {
      const group = byId.get(id);
      return group ? <NotificationRow group={group} /> : null;
    },
    [byId],
  );
  return (
    <InfiniteList
      listKey={`${list.address} ${tab}`}
      kind="list"
      label={t('title')}
      items={rows}
      status={list}
      renderItem={renderRow}
      onLoadMore={list.loadMore}
      onRetry={list.retry}
      empty={<EmptyState seed="notifications" title={t('emptyTitle')} text={t('emptyText')} />}
      errorTitle={t('failed')}
      skeleton={<NotificationSkeleton count={8} />}
      estimatedHeight={84}
    />
  );
}
