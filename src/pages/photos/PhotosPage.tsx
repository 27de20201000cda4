import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { albumManagementRoom } from '@/features/albums/managing/room';
import { useAlbumPageTexts } from '@/features/albums/managing/albumPageTexts';
import { OwnAlbums, PhotoHome } from '@/features/albums/managing/OwnAlbums';
import { albumsOf } from '@/features/albums/lists';
import { albumsRoom } from '@/features/albums/room';
import { ViewTabs } from '@/features/albums/ui/ViewTabs';
import { selectMyId } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import type { ListsState } from '@/shared/store/lists';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';

const OwnAlbum = lazyPart(async () => (await import('@/features/albums/managing/OwnAlbum')).OwnAlbum);
const OwnPhotos = lazyPart(async () => (await import('@/features/albums/managing/OwnPhotos')).OwnPhotos);
const NotFoundPage = lazyPart(async () => (await import('../status/NotFoundPage')).default);

export const rooms = [albumsRoom, albumManagementRoom];

/** The member's own albums and photos (ALB-01, ALB-02). */
export default function PhotosPage() {
  const myId = useSelector(selectMyId);
  if (myId === null) return null;
  return (
    <Suspense>
      <Routes>
        <Route index element={<Home userId={myId} />} />
        <Route path=":albumId" element={<AlbumRoute userId={myId} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

function AlbumRoute({ userId }: { userId: string }) {
  const { albumId = '' } = useParams();
  return <OwnAlbum userId={userId} albumId={albumId} />;
}

function Home({ userId }: { userId: string }) {
  const t = useAlbumPageTexts();
  const [query] = useSearchParams();
  const view = query.get('view') === 'all' ? 'all' : 'albums';
  const count = useSelector(
    (state: { lists: ListsState }) => albumsOf.select(state, { userId, term: '' }).count,
  );
  useDocumentTitle(t('title'));
  return (
    <PhotoHome toAlbum={paths.album}>
      {(acts) => (
        <>
          <Masthead aside={acts}>{t('title')}</Masthead>
          <ViewTabs view={view} path={paths.photos} first="albums" albums={count} />
          <Suspense fallback={<div aria-busy="true" />}>
            {view === 'all' ? (
              <OwnPhotos userId={userId} />
            ) : (
              <OwnAlbums userId={userId} toAlbum={paths.album} />
            )}
          </Suspense>
        </>
      )}
    </PhotoHome>
  );
}
