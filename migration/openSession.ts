import type * as SessionModule from './session';
import type { Settings } from './config/settings';
import type { Session } from './session/state';
import type { Wallet } from './wallet/eip1193';

const load = () => import('./session');

export interface OpenSession {
  session: Session;
  Screens: typeof SessionModule.SessionScreens;
}

/** Preloads the session's code when the pointer or focus reaches the button. */
export function prepareSession(): void {
  void load().catch(() => undefined);
}

/** Rejects when the code cannot be loaded. */
export async function openSession(
  settings: Settings,
  wallet: Wallet,
  account: string,
  onEnd: () => void,
): Promise<OpenSession> {
  const { openSession: open, SessionScreens } = await load();
  return { session: open({ settings, wallet, account, onEnd }), Screens: SessionScreens };
}
