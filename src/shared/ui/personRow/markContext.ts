import { createContext, type ReactNode } from 'react';

/** How rows show names: as they are, unless a search around them marks what it was looking for. */
export const MarkContext = createContext<(name: string) => ReactNode>((name) => name);
