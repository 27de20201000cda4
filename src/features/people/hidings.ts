import { i18n } from '@/shared/i18n/i18n';
import { createUndoable } from '@/shared/undo/createUndoable';
import { suggestionsList } from './lists';
import { hideSuggestion } from './requests';

/** Hides suggested people; can be taken back for six seconds (FOLW-03, HOUR-04). */
export const hiddenPeople = createUndoable<{ id: string }, undefined>(
  'people/hiding',
  hideSuggestion,
  () => i18n.t('common:suggestionHidden'),
  suggestionsList.name,
);
