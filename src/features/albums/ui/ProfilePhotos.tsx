import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { ListsState } from '@/shared/store/lists';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { albumsOf } from '../lists';
import { albumsRoom } from '../room';
import { AlbumList } from './AlbumList';
import { AlbumOf } from './AlbumPage';
import { useAlbumTexts } from './albumTexts';
import { PhotosOf } from './PhotosOf';
import { ViewTabs } from './ViewTabs';

export const rooms = [albumsRoom];

interface ProfilePhotosProps {
  userId: string;
  permalink: string;
  name: string;
  isMe: boolean;
  /** Album that the address names. */
  albumId: string | undefined;
}

/** Photos and albums on a profile: all photos first (PROF-01, ALB-01). */
export function ProfilePhotos({ userId, permalink, name, isMe, albumId }: ProfilePhotosProps) {
  const t = useAlbumTexts();
  const [query] = useSearchParams();
  const count = useSelector(
    (state: { lists: ListsState }) => albumsOf.select(state, { userId, term: '' }).count,
  );
  const path = paths.profile(permalink, 'photos');
  if (albumId !== undefined)
    return <AlbumOf key={albumId} userId={userId} albumId={albumId} backTo={`${path}?view=albums`} />;
  const view = query.get('view') === 'albums' ? 'albums' : 'all';
  return (
    <>
      <ViewTabs view={view} path={path} first="all" albums={count} />
      {view === 'all' ? (
        <PhotosOf of={{ kind: 'user', id: userId }} name={name} />
      ) : (
        <AlbumList
          userId={userId}
          // One's own albums are kept on their own page.
          toAlbum={(id) => (isMe ? paths.album(id) : paths.profileAlbum(permalink, id))}
          empty={<EmptyState seed="photos" title={t('album.none')} text={t('album.noneText', { name })} />}
        />
      )}
    </>
  );
}
