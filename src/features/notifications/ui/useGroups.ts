import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { allMarks } from '../acts/undoable';
import type { NotificationsState } from '../entities';
import { groupNotifications, type NotificationTab } from '../groups';

type Marks = ReturnType<typeof allMarks.selectItems>;

/** Groups a list of notifications into rows. */
export function useGroups(ids: readonly string[], tab: NotificationTab = 'all') {
  const select = useMemo(
    () =>
      createSelector(
        [
          (state: NotificationsState) => state.notifications,
          (_: NotificationsState, of: readonly string[]) => of,
          (_state: NotificationsState, _of: readonly string[], shown: NotificationTab) => shown,
          (_state: NotificationsState, _of: readonly string[], _shown: NotificationTab, marks: Marks) =>
            marks,
        ],
        (all, of, shown, marks) => {
          const isMarked = (id: string) => marks.some(({ ids: marked }) => marked.includes(id));
          const items = of.flatMap((id) => all[id] ?? []);
          return groupNotifications(
            items.map((item) => (isMarked(item.id) ? { ...item, read: true } : item)),
            shown,
          );
        },
      ),
    [],
  );
  const marks = useSelector(allMarks.selectItems);
  return useSelector((state: NotificationsState) => select(state, ids, tab, marks));
}
