import type { LoggedUser } from '@/features/people/types';
import type { SessionState } from './slice';

interface State {
  session: SessionState;
}

export const selectPhase = (state: State) => state.session.phase;
export const selectMe = (state: State): LoggedUser | null => state.session.user;
export const selectMyId = (state: State): string | null => state.session.user?.id ?? null;
export const selectTwoFactor = (state: State) => state.session.twoFactor;
export const selectRegisteredEmail = (state: State) => state.session.registeredEmail;
export const selectConfirmedEmail = (state: State) => state.session.confirmedEmail;
export const selectEndedBy = (state: State) => state.session.endedBy;
export const selectIsCovered = (state: State) => state.session.isCovered;
