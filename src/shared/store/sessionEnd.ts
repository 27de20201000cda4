import { createAction } from '@reduxjs/toolkit';

/**
 * `logout`: the member's wish, `loggedOutElsewhere`: in another tab. `refused`: the server refused the token (API-06).
 * `handedOver`: likewise, and somebody else wants to log in (HOUR-05).
 * `elsewhere`: another member has logged in in another tab. `closed`: the member closed the account (OWN-02).
 */
export type SessionEndReason =
  'logout' | 'loggedOutElsewhere' | 'refused' | 'handedOver' | 'elsewhere' | 'closed';

/** Asks for the end of the session: what is unsaved is saved, calls are aborted, then `sessionEnded` follows. */
export const sessionEndRequested = createAction<{ reason: SessionEndReason }>('session/endRequested');

/** Every slice but `navigation` returns to its initial state (SHELL-11). */
export const sessionEnded = createAction<{ reason: SessionEndReason }>('session/ended');
