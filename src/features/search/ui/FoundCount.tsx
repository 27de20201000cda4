import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { useResultTexts } from './resultTexts';
import { useFound } from './useFound';
import type { SearchTab } from './useSearchAddress';

/**
 * Number of results in the open tab, "12 people"; in the overview of all kinds (SRCH-01). "Many results" where the
 * backend does not tell it. Hidden while loading.
 */
export function FoundCount({ term, tab }: { term: string; tab: SearchTab }) {
  const t = useResultTexts();
  const found = useFound(term);
  const states = tab === 'all' ? Object.values(found) : [found[tab]];
  const count = states.reduce((sum, state) => sum + state.count, 0);
  const isSearched = states.every(({ loading, page }) => !loading || page > 1);
  const isKnown = states.every(({ error, count }) => error || count > 0);
  const hasFound = !states.every(({ error }) => error);
  const text = isKnown ? t(`found.${tab}`, { count, figure: formatCount(count) }) : t('found.many');
  return <span role="status">{isSearched && hasFound && text}</span>;
}
