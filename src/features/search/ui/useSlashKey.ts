import { useEffect, type RefObject } from 'react';
import { useDevice } from '@/shared/lib/device/useDevice';
import { acceptsShortcuts } from '@/shared/lib/shortcuts/acceptsShortcuts';

/**
 * Focuses a field on "/" from the first paint on, before the other shortcuts are loaded. A search key of one's own is
 * left to them (HOUR-06).
 */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  const { hasShortcuts, shortcutKeys } = useDevice();
  const { search: own } = Object(shortcutKeys) as { search?: unknown };
  const isOn = hasShortcuts && !own;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !acceptsShortcuts(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field, isOn]);
}
