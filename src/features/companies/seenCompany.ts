import { createContext } from 'react';
import type { Company } from './types';

/** The company as somebody outside sees it, around people shown that way (CMP-02); null elsewhere. */
export const SeenCompany = createContext<Company | null>(null);
