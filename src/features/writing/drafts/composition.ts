import { isVisible } from '@/shared/rules/text';

/** A post being written, except its link preview. */
export interface Composition {
  text: string;
  /** Ids of uploads in the order of the photos. */
  uploads: string[];
  /** Descriptions of photos by the ids of their uploads. */
  alts: Readonly<Record<string, string>>;
  /** Address of a GIF. */
  gif: string | null;
  /** True if it may go onto the chain; only asked of members who publish there (POST-10). */
  onChain: boolean;
  /** True for an unchanged draft of an earlier visit. */
  isRestored: boolean;
}

export type CompositionChange =
  | { type: 'textChanged'; text: string }
  | { type: 'gifChanged'; gif: string | null }
  | { type: 'chainChosen'; onChain: boolean }
  | { type: 'photosAdded'; ids: string[] }
  | { type: 'photoDescribed'; id: string; alt: string }
  | { type: 'photoRemoved'; id: string }
  | { type: 'photoMoved'; id: string; to: number }
  /** Replaces the content by a draft. */
  | { type: 'restored'; content: Omit<Composition, 'isRestored'> }
  /** Returns to the start. */
  | { type: 'cleared'; start?: Composition };

export const emptyComposition: Composition = {
  text: '',
  uploads: [],
  alts: {},
  gif: null,
  onChain: true,
  isRestored: false,
};

/** True if there is nothing to publish; a preview alone is no post. */
export function isEmptyComposition({
  text,
  uploads,
  gif,
}: Pick<Composition, 'text' | 'uploads' | 'gif'>): boolean {
  return !isVisible(text) && uploads.length === 0 && gif === null;
}

/** The reducer of a composition. */
export function changeComposition(state: Composition, change: CompositionChange): Composition {
  const changed = { ...state, isRestored: false };
  switch (change.type) {
    case 'textChanged':
      return { ...changed, text: change.text };
    case 'gifChanged':
      return { ...changed, gif: change.gif };
    case 'chainChosen':
      return { ...changed, onChain: change.onChain };
    case 'photosAdded':
      return { ...changed, uploads: [...state.uploads, ...change.ids] };
    case 'photoDescribed':
      return { ...changed, alts: { ...state.alts, [change.id]: change.alt } };
    case 'photoRemoved':
      return { ...changed, uploads: state.uploads.filter((id) => id !== change.id) };
    case 'photoMoved':
      return { ...changed, uploads: moved(state.uploads, change.id, change.to) };
    case 'restored':
      return { ...change.content, isRestored: true };
    case 'cleared':
      return change.start ?? emptyComposition;
  }
}

function moved(ids: readonly string[], id: string, to: number): string[] {
  const from = ids.indexOf(id);
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
