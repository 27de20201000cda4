import { i18n } from '@/shared/i18n/i18n';
import { createUndoable } from '@/shared/undo/createUndoable';
import { suggestedGroups } from './lists';
import { hideGroup } from './requests';

/** Hides suggested groups; can be taken back for six seconds (GRP-01, HOUR-04). */
export const hidingGroups = createUndoable<{ id: string }, undefined>(
  'groups/hiding',
  hideGroup,
  () => i18n.t('common:suggestionHidden'),
  suggestedGroups.name,
);
