import type { Settings } from '../config/settings';
import type { Session } from '../session/state';

export interface ScreenProps {
  session: Session;
  settings: Settings;
}
