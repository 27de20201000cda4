import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { GridSkeleton } from '../grid/PhotoGrid';
import type { Album } from '../types';
import { AlbumLine } from './AlbumCard';
import styles from './Albums.module.css';
import { useAlbumTexts } from './albumTexts';
import { PhotoCollection } from './PhotoCollection';
import { useAlbum } from './useAlbum';
import { usePhotoCollection } from './usePhotoCollection';

interface AlbumFrameProps {
  userId: string;
  albumId: string;
  /** Path of the albums. */
  backTo: string;
  /** True on a page with a heading of its own, such as a profile. */
  isPart?: boolean;
  children: (album: Album) => ReactNode;
}

/** Loads an album for its page; one that is gone or private says so (ALB-01). */
export function AlbumFrame({ userId, albumId, backTo, isPart = false, children }: AlbumFrameProps) {
  const t = useAlbumTexts();
  const { album, isGone, error, retry, cancel } = useAlbum(userId, albumId);
  if (album) return children(album);
  if (isGone) return isPart ? <NoAlbum backTo={backTo} /> : <NoAlbumPage backTo={backTo} />;
  return (
    <>
      {!isPart && <PageHeading isHidden>{t('grid')}</PageHeading>}
      {error ? (
        <ErrorState title={t('album.loadFailed')} error={error} onRetry={retry} />
      ) : (
        <div aria-busy="true" key={albumId}>
          <GridSkeleton />
          <StillWorking onCancel={cancel} />
        </div>
      )}
    </>
  );
}

function NoAlbum({ backTo, isPage = false }: { backTo: string; isPage?: boolean }) {
  const t = useAlbumTexts();
  return (
    <EmptyState
      seed="nobody"
      title={t('album.gone')}
      text={t('album.goneText')}
      action={<ButtonLink to={backTo}>{t('album.back')}</ButtonLink>}
      isPage={isPage}
    />
  );
}

function NoAlbumPage({ backTo }: { backTo: string }) {
  const t = useAlbumTexts();
  useDocumentTitle(t('album.gone'));
  return <NoAlbum backTo={backTo} isPage />;
}

interface AlbumHeadProps {
  album: Album;
  backTo: string;
  /** True on a page with a heading of its own, such as a profile. */
  isPart?: boolean;
  /** Buttons of its owner. */
  children?: ReactNode;
}

/** Name, privacy and number of photos at the top of an album. */
export function AlbumHead({ album, backTo, isPart = false, children }: AlbumHeadProps) {
  const t = useAlbumTexts();
  return (
    <div className={styles.head}>
      <div>
        <Link to={backTo} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          {t('album.back')}
        </Link>
        {isPart ? (
          <h2 className={styles.title}>
            <bdi>{album.title}</bdi>
          </h2>
        ) : (
          <PageHeading look="section">
            <bdi>{album.title}</bdi>
          </PageHeading>
        )}
        <AlbumLine album={album} />
      </div>
      {children !== undefined && <div className={styles.acts}>{children}</div>}
    </div>
  );
}

/** An album of another member (ALB-01, PROF-01). */
export function AlbumOf(props: Omit<AlbumFrameProps, 'children' | 'isPart'>) {
  return (
    <AlbumFrame {...props} isPart>
      {(album) => <VisitedAlbum {...props} album={album} />}
    </AlbumFrame>
  );
}

function VisitedAlbum({
  userId,
  backTo,
  album,
}: Pick<AlbumFrameProps, 'userId' | 'backTo'> & { album: Album }) {
  const t = useAlbumTexts();
  const collection = usePhotoCollection({ kind: 'user', id: userId }, album.id);
  return (
    <>
      <AlbumHead album={album} backTo={backTo} isPart />
      <PhotoCollection
        collection={collection}
        label={t('grid')}
        empty={<EmptyState seed="photos" title={t('album.empty')} text={t('album.emptyText')} />}
      />
    </>
  );
}
