import { createContext, type ReactNode } from 'react';

/** Renders names in rows; searches provide one that marks matches. */
export const MarkContext = createContext<(name: string) => ReactNode>((name) => name);
