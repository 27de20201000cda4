import { useCallback, useMemo, type ReactNode } from 'react';
import { useAddressTerm } from '@/features/communities/ui/useAddressTerm';
import { maxSearchTermLength, pageSizes } from '@/shared/config/limits';
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

/** Divides into one, two and three columns, so that a block has no gaps at any width. */
const block = pageSizes.albums;

/** Albums of a member with search (ALB-01). */
export function AlbumList({ userId, empty, toAlbum, options }: AlbumListProps) {
  const t = useAlbumTexts();
  const search = useAddressTerm();
  const list = usePagedList(albumsOf, { userId, term: search.term });
  const { ids } = list;
  const blocks = useMemo(() => ids.filter((_, index) => index % block === 0), [ids]);
  const renderBlock = useCallback(
    (_: string, at: number) => (
      <div className={styles.cards}>
        {ids.slice(at * block, (at + 1) * block).map((id) => (
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
          items={blocks}
          status={list}
          renderItem={renderBlock}
          onLoadMore={list.loadMore}
          onRetry={list.retry}
          errorTitle={t('album.failed')}
          empty={search.term === '' ? empty : none}
          skeleton={
            <div className={styles.cards}>
              {Array.from({ length: block }, (_, at) => (
                <Skeleton key={at} shape="block" height={240} />
              ))}
            </div>
          }
          estimatedHeight={620}
          endText={null}
        />
      </div>
    </>
  );
}
