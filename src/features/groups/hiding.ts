import { i18n } from '@/shared/i18n/i18n';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createRequest } from '@/shared/store/createRequest';
import type { ListsState } from '@/shared/store/lists';
import { on } from '@/shared/store/reactions';
import type { Room } from '@/shared/store/rooms';
import { createUndoable } from '@/shared/undo/createUndoable';
import { suggestedGroups } from './lists';

/** Hides a group from the suggestions for good (GRP-01). */
const hideGroup = createRequest(
  'groups/hide',
  lazyCall(async () => (await import('./api')).hideSuggestion),
  {
    key: ({ id }: { id: string }) => id,
    messages: { failure: 'errors:failedTo.unexpected' },
  },
);

/** Hides suggested groups; can be taken back for six seconds (GRP-01, HOUR-04). */
export const hidingGroups = createUndoable<{ id: string }, undefined>(
  'groups/hiding',
  hideGroup,
  () => i18n.t('common:suggestionHidden'),
  suggestedGroups.name,
);

/** Comes with what suggests groups. */
export const groupSuggestionsRoom: Room = {
  name: 'groupSuggestions',
  requests: [hideGroup],
  reactions: [
    on(hideGroup.success, ({ meta: { arg } }, state: { lists: ListsState }) =>
      suggestedGroups.itemRemovedWhere(state, arg.id, () => true),
    ),
  ],
  flows: [hidingGroups.saga],
};
