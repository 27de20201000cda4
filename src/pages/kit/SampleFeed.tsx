import { useCallback, useState } from 'react';
import { Button } from '@/shared/ui/button/Button';
import { InfiniteList } from '@/shared/ui/infiniteList/InfiniteList';
import type { ItemPosition } from '@/shared/ui/infiniteList/ListRow';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import styles from './Kit.module.css';
import { samples } from './samples';

const pageSize = 20;
const end = 200;

/** A long list with items of different heights. */
export function SampleFeed() {
  const [ids, setIds] = useState(() => Array.from({ length: pageSize }, (_, at) => String(at + 1)));
  const loadMore = useCallback(
    () =>
      setIds((shown) => [
        ...shown,
        ...Array.from({ length: pageSize }, (_, at) => String(shown.length + at + 1)),
      ]),
    [],
  );
  const renderItem = useCallback(
    (id: string, index: number, position: ItemPosition) => (
      <article {...position} aria-label={`${samples.name} ${id}`} className={styles.item}>
        <PersonRow
          name={`${samples.name} ${id}`}
          to={`/kit/${id}`}
          image={null}
          meta={samples.meta}
          action={<Button size="sm">{samples.label}</Button>}
        />
        {Array.from({ length: index % 4 }, (_, line) => (
          <p key={line}>{samples.text}</p>
        ))}
      </article>
    ),
    [],
  );
  return (
    <InfiniteList
      listKey="kit"
      kind="feed"
      label={samples.list}
      items={ids}
      status={{ isLoading: false, hasMore: ids.length < end, error: null }}
      renderItem={renderItem}
      onLoadMore={loadMore}
      onRetry={loadMore}
      empty={null}
      skeleton={<PersonRowSkeleton />}
    />
  );
}
