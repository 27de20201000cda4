import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createHiding } from '@/shared/undo/createHiding';
import { suggestedCompanies } from './lists';

/** Hides companies from the suggestions for good; can be taken back for six seconds (CMP-01, HOUR-04). */
export const hidingCompanies = createHiding(
  'companies/hiding',
  suggestedCompanies,
  lazyCall(async () => (await import('./api')).hideSuggestion),
);
