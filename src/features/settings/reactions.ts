import { selectMe } from '@/features/session/selectors';
import { userChanged, type SessionState } from '@/features/session/slice';
import { on } from '@/shared/store/reactions';
import { switchNotification } from './requests';

export const reactions = [
  // Each answer speaks for its own switch: those of two switches may overtake each other (SET-05).
  on(switchNotification.success, ({ payload: { type, isOn } }, state: { session: SessionState }) => {
    const me = selectMe(state);
    return me ? [userChanged({ ...me, notification: { ...me.notification, [type]: isOn } })] : [];
  }),
];
