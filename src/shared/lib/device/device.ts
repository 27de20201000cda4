const storageKey = 'kith.device';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Settings of the device, not of a member; they outlive sessions. */
export interface DeviceSettings {
  theme: Theme;
  /** Size of all text, and how close things stand; see `appearance`. */
  textSize?: unknown;
  density?: unknown;
  /** Single-key shortcuts such as "/", which WCAG 2.1.4 requires to be switchable. */
  hasShortcuts: boolean;
  /** Keys chosen in place of the usual ones; read by `app/shortcuts`, which checks them. */
  shortcutKeys?: unknown;
  /** Choice at "Do not sell my info" (SHELL-05). */
  doNotSell: boolean;
  /** No numbers and no calls for attention (HOUR-07); true or left out. */
  isQuiet?: unknown;
  /** Photos without the post beside them (HOUR-08); true or left out. */
  isPhotoAlone?: unknown;
  /** Choices for playing videos; read by their room, which checks them. */
  player?: unknown;
  /** Choices for filming; read by their room, which checks them. */
  recorder?: unknown;
  /** Choices for telling of notifications; see `noticeChoices`. */
  notices?: unknown;
  /** Members whose three small things are open; see `memberMarks`, which checks them. */
  smallThings?: unknown;
  /** Members who have closed the line about the token swap; see `memberMarks`. */
  swapClosed?: unknown;
}

const initial: DeviceSettings = { theme: 'system', hasShortcuts: true, doNotSell: false };
let settings = load();
const listeners = new Set<() => void>();

/** Falls back to the initial values where storage is blocked or corrupt. */
function load(): DeviceSettings {
  try {
    return parse(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return initial;
  }
}

function parse(stored: unknown): DeviceSettings {
  if (typeof stored !== 'object' || stored === null) return initial;
  const value = stored as Partial<Record<keyof DeviceSettings, unknown>>;
  return {
    ...value,
    theme: themes.find((theme) => theme === value.theme) ?? initial.theme,
    hasShortcuts: typeof value.hasShortcuts === 'boolean' ? value.hasShortcuts : initial.hasShortcuts,
    doNotSell: typeof value.doNotSell === 'boolean' ? value.doNotSell : initial.doNotSell,
  };
}

function change(next: DeviceSettings): void {
  settings = next;
  for (const listener of listeners) listener();
}

export function readDevice(): DeviceSettings {
  return settings;
}

/** Where storage is blocked, changes last as long as the page. */
export function writeDevice(changes: Partial<DeviceSettings>): void {
  change({ ...settings, ...changes });
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // Storage is blocked: kept in memory.
  }
}

export function reloadDevice(): void {
  change(load());
}

/** For `useSyncExternalStore`; includes changes of other tabs. Returns the unsubscribe function. */
export function subscribeToDevice(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

function onStorage(event: StorageEvent): void {
  if (event.key === storageKey || event.key === null) reloadDevice();
}
