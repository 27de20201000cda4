import { useEffect } from 'react';
import { setTitle } from './titleCount';

/** Null while the name is unknown (SHELL-09). */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => setTitle(title), [title]);
}
