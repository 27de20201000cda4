import { notifications } from './entities';
import { unreadSlice } from './slice';

export const notificationsSlices = {
  notifications: notifications.reducer,
  unread: unreadSlice.reducer,
};
