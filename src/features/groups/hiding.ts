import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import type { Room } from '@/shared/store/rooms';
import { createHiding } from '@/shared/undo/createHiding';
import { suggestedGroups } from './lists';

/** Hides groups from the suggestions for good; can be taken back for six seconds (GRP-01, HOUR-04). */
export const hidingGroups = createHiding(
  'groups/hiding',
  suggestedGroups,
  lazyCall(async () => (await import('./api')).hideSuggestion),
);

/** Comes with what suggests groups. */
export const groupSuggestionsRoom: Room = { name: 'groupSuggestions', flows: [hidingGroups.saga] };
