import { useEffect } from 'react';
import { setTitle } from './titleCount';

/** SHELL-09. Null while the name is unknown. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => setTitle(title), [title]);
}
