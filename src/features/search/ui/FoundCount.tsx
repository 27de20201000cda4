import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { useResultTexts } from './resultTexts';
import { useFound } from './useFound';
import type { SearchTab } from './useSearchAddress';

/**
 * Number of results in the open tab, "12 people"; in the overview of all kinds (SRCH-01). Hidden while loading.
 */
export function FoundCount({ term, tab }: { term: string; tab: SearchTab }) {
  const t = useResultTexts();
  const found = useFound(term);
  const states = tab === 'all' ? Object.values(found) : [found[tab]];
  const count = states.reduce((sum, state) => sum + state.count, 0);
  const isKnown = count > 0 && states.every(({ loading, page }) => !loading || page > 1);
  return <span role="status">{isKnown && t(`found.${tab}`, { count, figure: formatCount(count) })}</span>;
}
