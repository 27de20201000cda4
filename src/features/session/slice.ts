import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, type SessionEndReason } from '@/shared/store/sessionEnd';
import type { Feature } from '@/shared/wire/features';
import type { LoggedUser } from '@/features/people/types';
import { confirmEmail, loadMe, logIn, register } from './requests';
import type { TwoFactorMethod } from './types';

export interface SessionState {
  /** `starting`: there is a token, but its member is not known yet. */
  phase: 'starting' | 'guest' | 'member';
  user: LoggedUser | null;
  /** The member's login has ended: the page is covered until they log in again (HOUR-05). */
  isCovered: boolean;
  /** The second step of a login. */
  twoFactor: { methods: TwoFactorMethod[]; chosen: string } | null;
  /** Address of the confirmation mail (AUTH-05). */
  registeredEmail: string | null;
  /** Address that a mailed link has confirmed, for the login (AUTH-07). */
  confirmedEmail: string | null;
  /** Reason of the last session's end, until the next session begins (API-06). */
  endedBy: SessionEndReason | null;
  /** Features that the backend names, but whose call turned out to be missing (ANY-06). */
  missed: Feature[];
}

const initialState: SessionState = {
  phase: 'guest',
  user: null,
  isCovered: false,
  twoFactor: null,
  registeredEmail: null,
  confirmedEmail: null,
  endedBy: null,
  missed: [],
};

/** The logged-in member, or the progress of a login. The token is not in the store, see `shared/api/token`. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A token was found; its member is being loaded. */
    sessionStarting: (state) => ({ ...initialState, phase: 'starting' as const, endedBy: state.endedBy }),
    /** Everything that the member's pages need has been loaded. */
    memberEntered(state) {
      if (state.user) state.phase = 'member';
    },
    loginLost(state) {
      state.isCovered = true;
    },
    loginRenewed(state) {
      state.isCovered = false;
      state.twoFactor = null;
    },
    methodChosen(state, { payload }: PayloadAction<string>) {
      if (state.twoFactor) state.twoFactor.chosen = payload;
    },
    loginAbandoned(state) {
      state.twoFactor = null;
    },
    featureMissed(state, { payload }: PayloadAction<Feature>) {
      state.missed.push(payload);
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
      .addCase(confirmEmail.success, (state, { payload }) => {
        state.confirmedEmail = payload.email;
      })
      .addCase(loadMe.success, (state, { payload }) => {
        state.user = payload;
        state.endedBy = null;
      })
      .addCase(sessionEnded, (_, { payload }) => ({ ...initialState, endedBy: payload.reason })),
});

export const {
  sessionStarting,
  memberEntered,
  loginLost,
  loginRenewed,
  methodChosen,
  loginAbandoned,
  featureMissed,
  userChanged,
} = sessionSlice.actions;
