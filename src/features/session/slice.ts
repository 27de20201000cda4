import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, type SessionEndReason } from '@/shared/store/sessionEnd';
import type { LoggedUser } from '@/features/people/types';
import { loadMe, logIn, register } from './requests';
import type { TwoFactorMethod } from './types';

export interface SessionState {
  /** `starting`: a token is there, whose member is not known yet. */
  phase: 'starting' | 'guest' | 'member';
  user: LoggedUser | null;
  /** The second step of a login, while it is under way. */
  twoFactor: { methods: TwoFactorMethod[]; chosen: string } | null;
  /** Where the confirmation mail went (AUTH-05). */
  registeredEmail: string | null;
  /** Why the last session ended, until the next one begins (API-06). */
  endedBy: SessionEndReason | null;
}

const initialState: SessionState = {
  phase: 'guest',
  user: null,
  twoFactor: null,
  registeredEmail: null,
  endedBy: null,
};

/** Who is logged in, and how far a login has come. The token is not here: see `shared/api/token`. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A token is there: the member it belongs to is being asked for. */
    sessionStarting: (state) => ({ ...initialState, phase: 'starting' as const, endedBy: state.endedBy }),
    /** All that a member's pages need is there. */
    memberEntered(state) {
      if (state.user) state.phase = 'member';
    },
    methodChosen(state, { payload }: PayloadAction<string>) {
      if (state.twoFactor) state.twoFactor.chosen = payload;
    },
    loginAbandoned(state) {
      state.twoFactor = null;
    },
    userChanged(state, { payload }: PayloadAction<LoggedUser>) {
      state.user = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(logIn.success, (state, { payload }) => {
        const [first] = payload.kind === 'twoFactor' ? payload.methods : [];
        state.twoFactor =
          payload.kind === 'twoFactor' && first ? { methods: payload.methods, chosen: first.id } : null;
      })
      .addCase(register.success, (state, { payload }) => {
        state.registeredEmail = payload.email;
      })
      .addCase(loadMe.success, (state, { payload }) => {
        state.user = payload;
        state.endedBy = null;
      })
      .addCase(sessionEnded, (_, { payload }) => ({ ...initialState, endedBy: payload.reason })),
});

export const { sessionStarting, memberEntered, methodChosen, loginAbandoned, userChanged } =
  sessionSlice.actions;
