import { useCallback, useMemo, type ReactNode } from 'react';
import { useAddressTerm } from '@/features/communities/ui/useAddressTerm';
import { maxSearchTermLength } from '@/shared/config/limits';
import { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { InfiniteList } from '@/shared/ui/infiniteList/InfiniteList';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { albumsOf } from '../lists';
import type { Album } from '../types';
import { AlbumCard } from './AlbumCard';
import styles from './Albums.module.css';
import { useAlbumTexts } from './albumTexts';

interface AlbumListProps {
  userId: string;
  empty: ReactNode;
  toAlbum: (id: string) => string;
  options?: (album: Album) => ReactNode;
}

const columns = 2;

/** Albums of a member with search (ALB-01). */
export function AlbumList({ userId, empty, toAlbum, options }: AlbumListProps) {
  const t = useAlbumTexts();
  const search = useAddressTerm();
  const list = usePagedList(albumsOf, { userId, term: search.term });
  const { ids } = list;
  const rows = useMemo(() => ids.filter((_, index) => index % columns === 0), [ids]);
  const renderRow = useCallback(
    (_: string, row: number) => (
      <div className={styles.cards}>
        {ids.slice(row * columns, (row + 1) * columns).map((id) => (
          <AlbumCard key={id} id={id} toAlbum={toAlbum} {...(options && { options })} />
        ))}
      </div>
    ),
    [ids, options, toAlbum],
  );
  const none = (
    <EmptyState
      seed="nobody"
      title={t('album.noneFound')}
      text={t('album.noneFoundText')}
      action={<Button onClick={search.clear}>{t('album.clear')}</Button>}
    />
  );
  return (
    <>
      {(ids.length > 0 || search.term !== '') && (
        <div className={styles.controls}>
          <SearchField
            label={t('album.search')}
            placeholder={t('album.search')}
            maxLength={maxSearchTermLength}
            value={search.typed}
            onChange={search.type}
          />
        </div>
      )}
      <div className={styles.albums}>
        <InfiniteList
          listKey={list.address}
          kind="list"
          label={t('album.label')}
          items={rows}
          status={list}
          renderItem={renderRow}
          onLoadMore={list.loadMore}
          onRetry={list.retry}
          errorTitle={t('album.failed')}
          empty={search.term === '' ? empty : none}
          skeleton={
            <div className={styles.cards}>
              <Skeleton width="100%" height={240} />
              <Skeleton width="100%" height={240} />
            </div>
          }
          estimatedHeight={280}
          endText={null}
        />
      </div>
    </>
  );
}
