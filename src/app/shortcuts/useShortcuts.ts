import { useEffect, useMemo } from 'react';
import { useDevice } from '@/shared/lib/device/useDevice';
import { acceptsShortcuts } from '@/shared/lib/shortcuts/acceptsShortcuts';
import { currentArticle } from './articleFocus';
import { actionOf, beginsSequence, bindingsOf } from './bindings';
import type { ShortcutAction } from './shortcuts';

/** Milliseconds allowed between the two keys of a sequence. */
const sequenceMs = 1500;

/** The single-key shortcuts, unless the member has switched them off (WCAG 2.1.4). */
export function useShortcuts(perform: (action: ShortcutAction) => void): void {
  const device = useDevice();
  const bindings = useMemo(() => bindingsOf(device), [device]);
  const { hasShortcuts } = device;

  useEffect(() => {
    if (!hasShortcuts) return;
    let begun: { key: string; at: number } | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (!acceptsShortcuts(event)) return;
      const { key, timeStamp } = event;
      // Held for the second key of a sequence.
      if (key === 'Shift') return;
      // A focused control keeps its own Enter; only the article itself opens.
      if (key === 'Enter' && document.activeElement !== currentArticle()) return;
      const isSecond = begun !== null && timeStamp - begun.at < sequenceMs;
      const action = actionOf(bindings, isSecond ? `${begun?.key} ${key}` : key);
      begun = !isSecond && beginsSequence(bindings, key) ? { key, at: timeStamp } : null;
      if (!action || (event.repeat && action.kind !== 'move')) return;
      event.preventDefault();
      perform(action);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [bindings, hasShortcuts, perform]);
}
