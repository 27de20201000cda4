import { useEffect, type RefObject } from 'react';
import { useDevice } from '@/shared/lib/device/useDevice';
import { acceptsShortcuts } from '@/shared/lib/shortcuts/acceptsShortcuts';

/** "/" focuses a field from anywhere, except while typing, in a dialog, or with shortcuts off. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  const { hasShortcuts } = useDevice();
  useEffect(() => {
    if (!hasShortcuts) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !acceptsShortcuts(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field, hasShortcuts]);
}
