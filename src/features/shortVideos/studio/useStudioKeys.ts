import { useEffect, useEffectEvent } from 'react';
import { acceptsShortcuts } from '@/shared/lib/shortcuts/acceptsShortcuts';

/**
 * Listens for keys of the studio, before those of the app.
 * @param actOf answers what a key does; undefined for one that is not the studio's
 */
export function useStudioKeys(actOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!acceptsShortcuts(event)) return;
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
