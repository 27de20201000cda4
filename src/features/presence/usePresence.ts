import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { defaultOnlineStatus } from '@/shared/config/limits';
import type { Presence } from '@/shared/ui/avatar/Avatar';
import { selectMe } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { personObserved } from './flows';
import { peopleOnScreen } from '@/features/live/onScreen';
import type { PresenceState } from './slice';
import { presenceOf, type StatusCode } from './types';

type State = PresenceState & { session: SessionState };

/** The member's own status as chosen, even before the server confirms it. */
export function selectOwnStatus(state: State): StatusCode {
  return state.presence.chosen ?? selectMe(state)?.onlineStatus ?? defaultOnlineStatus;
}

/** The status of a visible person, loaded and kept fresh (PRES-01). */
export function usePresence(id: string): Presence | undefined {
  const dispatch = useDispatch();
  const isMe = useSelector((state: State) => selectMe(state)?.id === id);
  const status = useSelector((state: State) => (isMe ? selectOwnStatus(state) : state.presence.statuses[id]));

  useEffect(() => {
    if (isMe || id === '') return;
    const release = peopleOnScreen.observe(id);
    dispatch(personObserved());
    return release;
  }, [dispatch, id, isMe]);
  return presenceOf(status);
}
