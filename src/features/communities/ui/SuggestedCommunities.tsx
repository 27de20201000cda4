import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import type { PagedList } from '@/shared/store/createPagedList';
import { usePagedList } from '@/shared/store/usePagedList';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { SearchedCommunities, type ListTexts } from './SearchedCommunities';
import { useAddressTerm } from './useAddressTerm';

interface SuggestedCommunitiesProps {
  suggestions: PagedList<[{ term: string }]>;
  /** Tab of the search that finds them all. */
  tab: 'groups' | 'companies';
  texts: ListTexts & Record<'label' | 'none' | 'text' | 'toSearch', string>;
  /** Keep the function stable. */
  renderRow: (id: string) => ReactNode;
}

/** Groups or companies that the member may like; where there are none, the way to the search (GRP-01, CMP-01). */
export function SuggestedCommunities({ suggestions, tab, texts, renderRow }: SuggestedCommunitiesProps) {
  const search = useAddressTerm();
  const list = usePagedList(suggestions, { term: search.term });
  return (
    <SearchedCommunities
      list={list}
      label={texts.label}
      search={search}
      texts={texts}
      renderRow={renderRow}
      empty={
        <EmptyState
          seed="suggestions"
          title={texts.none}
          text={texts.text}
          action={<ButtonLink to={paths.search('', tab)}>{texts.toSearch}</ButtonLink>}
        />
      }
    />
  );
}
