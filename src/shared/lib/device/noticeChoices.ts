import { readDevice, writeDevice, type DeviceSettings } from './device';

/** Ways in which this device tells of a new notification; none is on until it is chosen. */
export interface NoticeChoices {
  hasSound: boolean;
  /** By the system, while nobody looks at the tab. */
  hasSystem: boolean;
}

export function noticeChoicesOf({ notices }: DeviceSettings): NoticeChoices {
  const stored = typeof notices === 'object' && notices !== null ? notices : {};
  return {
    hasSound: 'hasSound' in stored && stored.hasSound === true,
    hasSystem: 'hasSystem' in stored && stored.hasSystem === true,
  };
}

export function chooseNotices(changes: Partial<NoticeChoices>): void {
  writeDevice({ notices: { ...noticeChoicesOf(readDevice()), ...changes } });
}

/** True while the member wants to hear of news from a tab that nobody looks at. */
export function isHeardHidden(): boolean {
  const { hasSound, hasSystem } = noticeChoicesOf(readDevice());
  return hasSound || hasSystem;
}
