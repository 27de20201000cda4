import { useEffect } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { LazyLightbox } from '@/features/media/ui/LazyLightbox';
import { useLightboxLabels } from '@/features/media/ui/useLightboxLabels';
import { photos, type PhotosState } from '../entities';
import type { ShownPhotos } from './usePhotos';
import type { Viewer } from './useViewer';

interface OpenedPhotoProps {
  list: ShownPhotos;
  viewer: Viewer;
  /** True for the member's own photos. */
  isOwn: boolean;
  /** Called when the limited address has expired. */
  onExpired: () => void;
}

/** The photo that the address names, in full, over the list that it belongs to (ALB-02). */
export function OpenedPhoto({ list, viewer, isOwn, onExpired }: OpenedPhotoProps) {
  const labels = useLightboxLabels();
  const { ids, hasMore, isLoading, error, count, loadMore } = list;
  const { shown, move, close } = viewer;
  const all = useSelector(
    (state: PhotosState) => ids.flatMap((id) => photos.select(state, id) ?? []),
    shallowEqual,
  );
  const index = shown === null ? -1 : all.findIndex(({ id }) => id === shown);
  // A copied address may name a photo of a later page: the list loads on up to it.
  const isSought = shown !== null && index < 0 && hasMore && !isLoading && error === null;
  useEffect(() => {
    if (isSought && ids.length > 0) loadMore();
  }, [ids.length, isSought, loadMore]);
  if (index < 0) return null;
  return (
    <LazyLightbox
      photos={all}
      total={count ?? undefined}
      index={index}
      labels={labels}
      onDescribed={isOwn ? nothing : undefined}
      onIndex={(next) => {
        const photo = all[next];
        if (!photo || next === index) return;
        move(photo.id);
        if (next >= all.length - 2) loadMore();
      }}
      onClose={close}
      onExpired={onExpired}
    />
  );
}

/** The photos of the room know their new descriptions by themselves. */
const nothing = () => undefined;
