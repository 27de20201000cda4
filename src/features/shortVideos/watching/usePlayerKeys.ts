import { useEffect, useEffectEvent } from 'react';
import { useDevice } from '@/shared/lib/device/useDevice';

/** Act that a key asks of the player (CLIP-01). */
export type PlayerAct =
  | { kind: 'move'; step: 1 | -1 }
  | { kind: 'toggle'; what: 'play' | 'mute' | 'captions' | 'loop' | 'fullscreen' }
  /** Seconds. */
  | { kind: 'skip'; by: number }
  | { kind: 'tenth'; tenth: number }
  | { kind: 'speed'; step: 1 | -1 }
  | { kind: 'help' };

/** Keys that every member has. */
const always: Readonly<Record<string, PlayerAct>> = {
  ArrowDown: { kind: 'move', step: 1 },
  ArrowUp: { kind: 'move', step: -1 },
  ArrowRight: { kind: 'skip', by: 5 },
  ArrowLeft: { kind: 'skip', by: -5 },
  ' ': { kind: 'toggle', what: 'play' },
};

/** Single-key shortcuts, for those who have not switched them off (WCAG 2.1.4). */
const letters: Readonly<Record<string, PlayerAct>> = {
  m: { kind: 'toggle', what: 'mute' },
  c: { kind: 'toggle', what: 'captions' },
  l: { kind: 'toggle', what: 'loop' },
  f: { kind: 'toggle', what: 'fullscreen' },
  '<': { kind: 'speed', step: -1 },
  '>': { kind: 'speed', step: 1 },
  '?': { kind: 'help' },
};

const fields = 'input:not([type=range]), textarea, select, [contenteditable]';

/** Hears the keys of the player before those of the app, whose meaning they take over. */
export function usePlayerKeys(onAct: (act: PlayerAct) => void): void {
  const { hasShortcuts } = useDevice();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(event, hasShortcuts);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat || act.kind === 'move' || act.kind === 'skip') onAct(act);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function actOf(event: KeyboardEvent, hasShortcuts: boolean): PlayerAct | undefined {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || event.isComposing) return undefined;
  if (document.querySelector('[aria-modal="true"], [role="menu"]')) return undefined;
  const focused = target instanceof Element ? target : null;
  if (focused?.closest(fields)) return undefined;
  // A slider keeps its arrows, a control its own press.
  if (key.startsWith('Arrow') && focused?.closest('input, [role=combobox]')) return undefined;
  if (key === ' ' && focused?.closest('button, a, summary')) return undefined;
  const tenth = hasShortcuts && /^\d$/.test(key) ? Number(key) : null;
  if (tenth !== null) return { kind: 'tenth', tenth };
  return always[key] ?? (hasShortcuts ? letters[key] : undefined);
}
