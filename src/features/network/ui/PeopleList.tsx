import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { unfollowing } from '@/features/people/unfollowing';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { maxSearchTermLength } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { InfiniteList } from '@/shared/ui/infiniteList/InfiniteList';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import { useTypedTerm } from '@/shared/ui/searchField/useTypedTerm';
import { Select } from '@/shared/ui/select/Select';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { useShownItems } from '@/shared/undo/useHidden';
import { followList } from '../lists';
import { removingFollowers } from '../removing';
import { peopleFilters, peopleSorts, type Direction, type PeopleFilter, type PeopleQuery } from '../types';
import { useNetworkTexts } from './networkTexts';
import styles from './PeopleList.module.css';
import { PersonListRow } from './PersonListRow';

interface PeopleListProps {
  direction: Direction;
  userId: string;
  /** Its accessible name. */
  label: string;
  /** Available filters; the first is the default. */
  filters: readonly PeopleFilter[];
}

/** Followers or following with search, filter and order, all kept in the address (FOLW-02). */
export function PeopleList({ direction, userId, label, filters }: PeopleListProps) {
  const t = useNetworkTexts();
  const { term, filter, sort, change, reset } = useAddressQuery(filters);
  const { typed, type } = useTypedTerm(term, (value) => change('term', value));
  const list = usePagedList(followList, { direction, userId, term, filter, sort });
  const items = useStillListed(list.ids, { direction, userId, filter });
  const renderRow = useCallback((id: string) => <PersonListRow id={id} />, []);
  const isNarrowed = term !== '' || filter !== filters[0];
  return (
    <>
      <div className={styles.controls}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          maxLength={maxSearchTermLength}
          value={typed}
          onChange={type}
        />
        {filters.length > 1 && (
          <Select
            label={t('filter')}
            isLabelHidden
            value={filter}
            options={peopleFilters
              .filter((name) => filters.includes(name))
              .map((name) => ({ value: name, label: t(`filters.${name}`) }))}
            onChange={({ target }) => change('filter', target.value === filters[0] ? '' : target.value)}
          />
        )}
        <Select
          label={t('sort')}
          isLabelHidden
          value={sort}
          options={peopleSorts.map((name) => ({ value: name, label: t(`sorts.${name}`) }))}
          onChange={({ target }) => change('sort', target.value === 'recent' ? '' : target.value)}
        />
      </div>
      <InfiniteList
        listKey={list.address}
        kind="list"
        label={label}
        items={items}
        status={list}
        renderItem={renderRow}
        onLoadMore={list.loadMore}
        onRetry={list.retry}
        errorTitle={t('failed')}
        empty={
          isNarrowed ? (
            <EmptyState
              seed="nobody"
              title={t('noneTitle')}
              text={t('noneText')}
              action={<Button onClick={reset}>{t('clear')}</Button>}
            />
          ) : (
            <EmptyState
              seed={direction}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={<ButtonLink to={paths.suggestedPeople}>{t('findPeople')}</ButtonLink>}
            />
          )
        }
        skeleton={<PersonRowSkeleton count={8} rowClass={styles.row} />}
        estimatedHeight={69}
        endText={null}
      />
    </>
  );
}

/** Leaves out of the member's own lists whom a step that can still be taken back takes out of them (HOUR-04). */
function useStillListed(ids: string[], { direction, userId, filter }: Listed) {
  const isMine = useSelector((state: { session: SessionState }) => selectMyId(state) === userId);
  const isMutual = filter === 'mutual';
  const of = (holdsSuch: boolean, name: string) => (isMine && (holdsSuch || isMutual) ? name : '');
  const followed = useShownItems(of(direction === 'following', unfollowing.name), ids);
  return useShownItems(of(direction === 'followers', removingFollowers.name), followed);
}
type Listed = Pick<PeopleQuery, 'direction' | 'userId' | 'filter'>;

/** Search, filter and order of the list, read from the address and written to it. */
function useAddressQuery(filters: readonly PeopleFilter[]) {
  const [query, setQuery] = useSearchParams();
  const change = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    term: (query.get('term') ?? '').trim(),
    filter: filters.find((name) => name === query.get('filter')) ?? filters[0] ?? 'all',
    sort: peopleSorts.find((name) => name === query.get('sort')) ?? 'recent',
    change,
    reset: () => setQuery({}, { replace: true }),
  };
}
