import { readDevice, writeDevice, type DeviceSettings } from '@/shared/lib/device/device';
import { shortcuts, type ShortcutAction, type ShortcutName } from './shortcuts';

/** Keys by shortcut; none where it is switched off. */
export type Bindings = ReadonlyMap<ShortcutName, readonly string[]>;

/** The keys that count on this device: the chosen ones, else the usual ones (HOUR-06). */
export function bindingsOf({ shortcutKeys }: DeviceSettings): Bindings {
  const chosen = typeof shortcutKeys === 'object' && shortcutKeys !== null ? shortcutKeys : {};
  const own = new Map<string, unknown>(Object.entries(chosen));
  return new Map(
    shortcuts.map(({ name, keys }) => {
      const stored = own.get(name);
      return [name, isKeys(stored) ? stored : keys];
    }),
  );
}

function isKeys(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((keys) => typeof keys === 'string');
}

/** Binds a shortcut to these keys alone; none switches it off, null brings the usual ones back. */
export function chooseKeys(name: ShortcutName, keys: readonly string[] | null): void {
  const { shortcutKeys } = readDevice();
  // JSON leaves undefined out.
  writeDevice({ shortcutKeys: { ...(shortcutKeys as object), [name]: keys ?? undefined } });
}

export function forgetKeys(): void {
  writeDevice({ shortcutKeys: undefined });
}

/** True if a shortcut has other keys than usual. */
export function isChanged(bindings: Bindings, name: ShortcutName): boolean {
  const usual = shortcuts.find((shortcut) => shortcut.name === name)?.keys ?? [];
  return bindings.get(name)?.join(',') !== usual.join(',');
}

/** The action of pressed keys. */
export function actionOf(bindings: Bindings, pressed: string): ShortcutAction | undefined {
  return shortcuts.find(({ name }) => bindings.get(name)?.includes(pressed))?.action;
}

/** True if a key begins a sequence such as `g h`. */
export function beginsSequence(bindings: Bindings, key: string): boolean {
  return [...bindings.values()].flat().some((keys) => keys.startsWith(`${key} `));
}

/** The other shortcut that these keys, or a part of them, already press. */
export function takenBy(bindings: Bindings, keys: string, name: ShortcutName): ShortcutName | undefined {
  const isTaken = (other: string) =>
    other === keys || other.startsWith(`${keys} `) || keys.startsWith(`${other} `);
  return [...bindings].find(([other, theirs]) => other !== name && theirs.some(isTaken))?.[0];
}
