import { selectMe } from '@/features/session/selectors';
import { selectSpeaks } from '@/features/session/speaks';

type State = Parameters<typeof selectMe>[0] & Parameters<typeof selectSpeaks>[0];

/** True for those who have the desk of the house, where the backend has one (DESK-02). */
export function selectModerates(state: State): boolean {
  const role = selectMe(state)?.accessRole;
  return (role === 'moderator' || role === 'operator') && selectSpeaks(state, 'desk');
}
