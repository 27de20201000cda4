import { paths } from '@/shared/config/paths';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import { useResultTexts } from './resultTexts';
import { useFound } from './useFound';
import { searchTabs, type SearchTab } from './useSearchAddress';

/** Tabs for the kinds of results, with counts where known. */
export function SearchTabs({ term, tab }: { term: string; tab: SearchTab }) {
  const t = useResultTexts();
  const found = useFound(term);
  return (
    <LinkTabs
      label={t('tabs.label')}
      tabs={searchTabs.map((kind) => ({
        to: paths.search(term, kind),
        label: t(`tabs.${kind}`),
        count: kind === 'all' || found[kind].count === 0 ? null : found[kind].count,
        isCurrent: kind === tab,
      }))}
    />
  );
}
