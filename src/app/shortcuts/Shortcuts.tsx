import { useCallback, useState } from 'react';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { useShortcuts } from './useShortcuts';

const ShortcutHelp = lazyOverlay(async () => (await import('./ShortcutHelp')).ShortcutHelp);

/** Listens to shortcuts and shows their list on "?". */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts(useCallback(() => setIsOpen(true), []));
  return isOpen && <ShortcutHelp onClose={() => setIsOpen(false)} />;
}
