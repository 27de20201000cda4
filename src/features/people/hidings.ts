import { i18n } from '@/shared/i18n/i18n';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import { createUndoable } from '@/shared/undo/createUndoable';
import { suggestionsList } from './lists';

/** Hides a person from the suggestions permanently (FOLW-03). */
const hideSuggestion = createRequest(
  'people/hideSuggestion',
  lazyCall(async () => (await import('./api')).hideSuggestion),
  {
    key: ({ id }: { id: string }) => id,
    followUps: (_, { id }) => [suggestionsList.itemRemoved(id)],
    messages: { failure: 'errors:failedTo.unexpected' },
  },
);

/** Hides suggested people; can be taken back for six seconds (FOLW-03, HOUR-04). */
export const hiddenPeople = createUndoable<{ id: string }, undefined>(
  'people/hiding',
  hideSuggestion,
  () => i18n.t('common:suggestionHidden'),
  suggestionsList.name,
);
