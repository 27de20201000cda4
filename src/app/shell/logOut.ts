import { createContext, useContext } from 'react';

/** Ends the session, after a question if something would be lost (AUTH-08). */
export const LogOutContext = createContext<() => void>(() => undefined);

export function useLogOut(): () => void {
  return useContext(LogOutContext);
}
