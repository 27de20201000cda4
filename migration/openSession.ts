import type * as SessionModule from './session';
import type { Settings } from './config/settings';
import type { Session } from './session/state';
import type { Wallet } from './wallet/eip1193';

const load = () => import('./session');

/** A connected wallet with the screens for it: code that is loaded when somebody connects. */
export interface OpenSession {
  session: Session;
  Screens: typeof SessionModule.SessionScreens;
}

/** Loads that code ahead, for the pointer or the focus that comes near the button. */
export function prepareSession(): void {
  void load().catch(() => undefined);
}

/** Throws when the code cannot be loaded. */
export async function openSession(
  settings: Settings,
  wallet: Wallet,
  account: string,
  onEnd: () => void,
): Promise<OpenSession> {
  const { openSession: open, SessionScreens } = await load();
  return { session: open(settings, wallet, account, onEnd), Screens: SessionScreens };
}
