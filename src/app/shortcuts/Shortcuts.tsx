import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { lazyDialog } from '../lazyPage';
import { usePerform } from './usePerform';
import { useShortcuts } from './useShortcuts';

const ShortcutHelp = lazyOverlay(async () => (await import('./ShortcutHelp')).ShortcutHelp);
const Palette = lazyDialog(() => import('../palette/palette'));

type Shown = 'help' | 'palette' | null;

/** Listens to shortcuts; shows their list on "?", and the palette on Ctrl or ⌘ with K (HOUR-06). */
export function Shortcuts() {
  const [shown, setShown] = useState<Shown>(null);
  const chosen = useRef<(() => void) | null>(null);
  const close = useCallback(() => setShown(null), []);
  const perform = usePerform(useCallback(() => setShown('help'), []));
  useShortcuts(perform);
  usePaletteKey(setShown);
  useEffect(() => {
    if (shown === 'palette') return;
    // Waits for the palette to give the focus back, since acts look for the focused post.
    const run = chosen.current;
    chosen.current = null;
    if (run) setTimeout(run);
  }, [shown]);
  const choose = (run: () => void) => {
    chosen.current = run;
    close();
  };
  if (shown === 'help') return <ShortcutHelp onClose={close} />;
  return shown === 'palette' && <Palette perform={perform} onChoose={choose} onClose={close} />;
}

/** Ctrl or ⌘ with K, in fields too; not over another dialog. */
function usePaletteKey(show: (toggle: (shown: Shown) => Shown) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      const isCovered = document.querySelector('[aria-modal="true"]') !== null;
      show((shown) => {
        if (shown === 'palette') return null;
        return isCovered ? shown : 'palette';
      });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [show]);
}
