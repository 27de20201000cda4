import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { defaultOnlineStatus } from '@/shared/config/limits';
import type { Presence } from '@/shared/ui/avatar/Avatar';
import { selectMe } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
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
  const isMe = useSelector((state: State) => selectMe(state)?.id === id);
  const status = useSelector((state: State) => (isMe ? selectOwnStatus(state) : state.presence.statuses[id]));

  useEffect(() => {
    if (isMe || id === '') return;
    return peopleOnScreen.observe(id);
  }, [id, isMe]);
  return presenceOf(status);
}
