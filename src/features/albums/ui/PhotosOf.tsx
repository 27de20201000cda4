import { useCallback, useEffect, useRef } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LazyLightbox } from '@/features/media/ui/LazyLightbox';
import { useLightboxLabels } from '@/features/media/ui/useLightboxLabels';
import type { PhotoState } from '@/features/media/ui/useOpenPhoto';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { InfiniteList } from '@/shared/ui/infiniteList/InfiniteList';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import type { PhotoOwner } from '../api';
import { photos, type PhotosState } from '../entities';
import { photosOf } from '../lists';
import { useAlbumTexts } from './albumTexts';
import { PhotoButton } from './PhotoButton';
import styles from './PhotosOf.module.css';

const columns = 3;

/**
 * The pictures of a member or a group as a grid, and the one named in the address in full (PROF-01): Back closes it, and a copied
 * address opens it.
 */
export function PhotosOf({ of, name }: { of: PhotoOwner; name: string }) {
  const t = useAlbumTexts();
  const list = usePagedList(photosOf, of);
  const viewer = useViewer();
  const hasReread = useRef(false);
  const { ids, count, reload } = list;
  const { open } = viewer;

  const reread = useCallback(() => {
    if (hasReread.current) return;
    hasReread.current = true;
    reload();
  }, [reload]);
  const renderRow = useCallback(
    (_: string, row: number) => (
      <div className={styles.row}>
        {ids.slice(row * columns, (row + 1) * columns).map((id, column) => (
          <PhotoButton
            key={id}
            id={id}
            position={row * columns + column + 1}
            total={count ?? ids.length}
            onOpen={open}
            onExpired={reread}
          />
        ))}
      </div>
    ),
    [ids, count, open, reread],
  );
  return (
    <div className={styles.list}>
      <InfiniteList
        listKey={list.address}
        kind="list"
        label={t('of', { name })}
        items={ids.filter((_, index) => index % columns === 0)}
        status={list}
        renderItem={renderRow}
        onLoadMore={list.loadMore}
        onRetry={list.retry}
        errorTitle={t('failed')}
        empty={<EmptyState seed="photos" title={t('none.title')} text={t('none.text')} />}
        skeleton={
          <div className={styles.row}>
            <Skeleton width="100%" height={200} />
            <Skeleton width="100%" height={200} />
            <Skeleton width="100%" height={200} />
          </div>
        }
        estimatedHeight={200}
        endText={null}
      />
      <OpenedPhoto ids={ids} viewer={viewer} onNearEnd={list.loadMore} onExpired={reread} />
    </div>
  );
}

/** The open photo is named in the address, by its key. */
function useViewer() {
  const [query, setQuery] = useSearchParams();
  const state = useLocation().state as PhotoState | null;
  const navigate = useNavigate();
  const open = useCallback(
    (id: string) => {
      const opened: PhotoState = { isPhotoOpened: true };
      void navigate({ search: new URLSearchParams({ photo: id }).toString() }, { state: opened });
    },
    [navigate],
  );
  return {
    shown: query.get('photo'),
    open,
    move: (id: string) => setQuery({ photo: id }, { replace: true, state }),
    close: () => (state?.isPhotoOpened === true ? void navigate(-1) : setQuery({}, { replace: true })),
  };
}

interface OpenedPhotoProps {
  ids: readonly string[];
  viewer: ReturnType<typeof useViewer>;
  onNearEnd: () => void;
  onExpired: () => void;
}

function OpenedPhoto({ ids, viewer: { shown, move, close }, onNearEnd, onExpired }: OpenedPhotoProps) {
  const labels = useLightboxLabels();
  const all = useSelector(
    (state: PhotosState) => ids.flatMap((id) => photos.select(state, id) ?? []),
    shallowEqual,
  );
  const index = all.findIndex(({ id }) => id === shown);
  // A reloaded list starts short: it loads on up to the open photo.
  const isSought = useSelector((state: PhotosState) => index < 0 && isKnown(state, shown));
  useEffect(() => {
    if (isSought) onNearEnd();
  }, [isSought, ids.length, onNearEnd]);
  if (index < 0) return null;
  return (
    <LazyLightbox
      photos={all}
      index={index}
      labels={labels}
      onIndex={(next) => {
        const photo = all[next];
        if (!photo || next === index) return;
        move(photo.id);
        if (next >= all.length - 2) onNearEnd();
      }}
      onClose={close}
      onExpired={onExpired}
    />
  );
}

function isKnown(state: PhotosState, id: string | null): boolean {
  return id !== null && photos.select(state, id) !== undefined;
}
