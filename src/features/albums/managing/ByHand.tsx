import { useEffect } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useSorting } from '@/features/media/ui/useSorting';
import { maxPhotosInChange } from '@/shared/config/limits';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { Button } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { photos, type PhotosState } from '../entities';
import type { ShownPhotos } from '../grid/usePhotos';
import { useAlbumPageTexts } from './albumPageTexts';
import styles from './Managing.module.css';
import { useArrangement } from './useArrangement';
import { useLifting } from './useLifting';

interface ByHandProps {
  albumId: string;
  list: ShownPhotos;
  onDone: () => void;
}

/** Arranges the photos of an album by dragging or by keys; each photo that is set down is saved (ALB-02). */
export function ByHand({ albumId, list, onDone }: ByHandProps) {
  const t = useAlbumPageTexts();
  const { ids, save, place } = useArrangement(albumId, list.ids.slice(0, maxPhotosInChange));
  const all = useSelector(
    (state: PhotosState) => ids.flatMap((id) => photos.select(state, id) ?? []),
    shallowEqual,
  );
  const { dragged, listProps } = useSorting((id, over) => place(id, ids.indexOf(over)));
  const total = ids.length;
  const { hasMore, isLoading, error, loadMore } = list;
  const isWanting = hasMore && !isLoading && error === null && ids.length < maxPhotosInChange;
  useEffect(() => {
    if (isWanting) loadMore();
  }, [isWanting, loadMore, total]);
  const { lifted, sorted, keysOf } = useLifting(ids, { place, save });
  return (
    <>
      <div className={styles.choosing}>
        <b>{t('byHand.title')}</b>
        <p>{t('byHand.help')}</p>
        <Button
          size="sm"
          variant="primary"
          onClick={() => {
            save();
            onDone();
          }}
        >
          {t('done')}
        </Button>
      </div>
      {list.ids.length > maxPhotosInChange && (
        <p className={styles.note}>{t('byHand.first', { count: maxPhotosInChange })}</p>
      )}
      <ol
        ref={sorted}
        className={styles.sorted}
        aria-label={t('byHand.list')}
        {...listProps}
        onDragEnd={() => {
          listProps.onDragEnd();
          save();
        }}
      >
        {all.map((photo, at) => (
          <li key={photo.id} data-id={photo.id} data-dragged={dragged === photo.id} draggable>
            <button
              type="button"
              aria-label={t('byHand.place', { position: at + 1, total })}
              aria-pressed={lifted === photo.id}
              data-photo={photo.id}
              {...keysOf(photo.id, at)}
            >
              <img src={fileUrl(photo, 'thumb')} alt={photo.alt} />
            </button>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
          </li>
        ))}
      </ol>
      {list.error ? <ErrorState error={list.error} onRetry={list.retry} /> : list.isLoading && <Spinner />}
    </>
  );
}
