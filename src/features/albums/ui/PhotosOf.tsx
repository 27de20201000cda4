import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import type { PhotoOwner } from '../types';
import { useAlbumTexts } from './albumTexts';
import { PhotoCollection } from './PhotoCollection';
import { usePhotoCollection } from './usePhotoCollection';

/** The pictures of a group or company, or all of a member (PROF-01, GRP-03, CMP-02). */
export function PhotosOf({ of, name }: { of: PhotoOwner; name: string }) {
  const t = useAlbumTexts();
  const collection = usePhotoCollection(of, null);
  return (
    <PhotoCollection
      collection={collection}
      label={t('of', { name })}
      empty={<EmptyState seed="photos" title={t('none.title')} text={t('none.text')} />}
    />
  );
}
