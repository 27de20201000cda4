import { selectMe } from '@/features/session/selectors';
import { userChanged, type SessionState } from '@/features/session/slice';
import { on } from '@/shared/store/reactions';
import { chooseStatus } from './requests';

export const reactions = [
  on(chooseStatus.success, ({ payload: onlineStatus }, state: { session: SessionState }) => {
    const me = selectMe(state);
    return me ? [userChanged({ ...me, onlineStatus })] : [];
  }),
];
