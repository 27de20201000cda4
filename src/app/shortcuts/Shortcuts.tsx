import { lazy, Suspense, useCallback, useState } from 'react';
import { useShortcuts } from './useShortcuts';

const ShortcutHelp = lazy(async () => ({ default: (await import('./ShortcutHelp')).ShortcutHelp }));

/** Listens to shortcuts and shows their list on "?". */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts(useCallback(() => setIsOpen(true), []));
  return <Suspense fallback={null}>{isOpen && <ShortcutHelp onClose={() => setIsOpen(false)} />}</Suspense>;
}
