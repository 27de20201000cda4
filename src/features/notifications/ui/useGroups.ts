import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { NotificationsState } from '../entities';
import { groupNotifications, isInTab, type NotificationTab } from '../groups';

/** Groups a list of notifications into rows. */
export function useGroups(ids: readonly string[], tab: NotificationTab = 'all') {
  const select = useMemo(
    () =>
      createSelector(
        [
          (state: NotificationsState) => state.notifications,
          (_: NotificationsState, of: readonly string[]) => of,
          (_state: NotificationsState, _of: readonly string[], shown: NotificationTab) => shown,
        ],
        (all, of, shown) =>
          groupNotifications(of.flatMap((id) => all[id] ?? []).filter((item) => isInTab(item, shown))),
      ),
    [],
  );
  return useSelector((state: NotificationsState) => select(state, ids, tab));
}
