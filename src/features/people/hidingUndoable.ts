import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createHiding } from '@/shared/undo/createHiding';
import { suggestionsList } from './lists';

/** Hides people from the suggestions for good; can be taken back for six seconds (FOLW-03, HOUR-04). */
export const hidingUndoable = createHiding(
  'people/hiding',
  suggestionsList,
  lazyCall(async () => (await import('./api')).hideSuggestion),
);
