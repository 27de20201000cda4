import { createContext } from 'react';
import type { Selection } from '@/shared/ui/selection/useSelection';
import type { Group } from '../types';

export interface Desk {
  selection: Selection;
  /** Tells whether something can be done with the person and others at once. */
  canChoose: (id: string) => boolean;
}

/** The list of people around a row; null where nothing can be chosen. */
export const DeskContext = createContext<Desk | null>(null);

/** The group as somebody outside sees it, around people shown that way (GRP-03); null elsewhere. */
export const SeenGroup = createContext<Group | null>(null);
