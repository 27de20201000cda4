import { i18n } from '@/shared/i18n/i18n';
import { createUndoable } from '@/shared/undo/createUndoable';
import { suggestedCompanies } from './lists';
import { hideCompany } from './requests';

/** Hides suggested companies; can be taken back for six seconds (CMP-01, HOUR-04). */
export const hiddenCompanies = createUndoable<{ id: string }, undefined>(
  'companies/hiding',
  hideCompany,
  () => i18n.t('common:suggestionHidden'),
  suggestedCompanies.name,
);
