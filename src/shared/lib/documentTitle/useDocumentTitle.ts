import { useEffect } from 'react';
import { setTitle } from './titleCount';

/** Names the browser's tab after the screen; null while the name is not known yet (SHELL-09). */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => setTitle(title), [title]);
}
