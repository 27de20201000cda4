/** What a member is putting together, apart from its link preview. */
export interface Composition {
  text: string;
  /** Ids of uploads in the order in which the photos will stand. */
  uploads: string[];
  /** Address of its GIF. */
  gif: string | null;
  /** May go onto the chain; only a member whose posts go there is asked (POST-10). */
  onChain: boolean;
  /** True while it is a draft from before, as it was found. */
  isRestored: boolean;
}

export type CompositionChange =
  | { type: 'textChanged'; text: string }
  | { type: 'gifChanged'; gif: string | null }
  | { type: 'chainChosen'; onChain: boolean }
  | { type: 'photosAdded'; ids: string[] }
  | { type: 'photoRemoved'; id: string }
  | { type: 'photoMoved'; id: string; to: number }
  /** A draft takes the place of what is there. */
  | { type: 'restored'; content: Omit<Composition, 'isRestored'> }
  /** Back to how it began. */
  | { type: 'cleared'; start?: Composition };

export const emptyComposition: Composition = {
  text: '',
  uploads: [],
  gif: null,
  onChain: true,
  isRestored: false,
};

/** True when there is nothing that could be published: a preview alone is no post. */
export function isEmptyComposition({
  text,
  uploads,
  gif,
}: Pick<Composition, 'text' | 'uploads' | 'gif'>): boolean {
  return text.trim() === '' && uploads.length === 0 && gif === null;
}

/** What a change makes of a composition. */
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
