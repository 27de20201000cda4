import { shallowEqual, useSelector } from 'react-redux';
import { photos, type PhotosState } from '@/features/albums/entities';
import { photosOf } from '@/features/albums/lists';
import type { UserEntity } from '@/features/people/types';
import { paths } from '@/shared/config/paths';
import { useTexts } from '@/shared/i18n/useTexts';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { usePagedList } from '@/shared/store/usePagedList';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Link } from '@/shared/ui/link/Link';
import { Section } from '@/shared/ui/section/Section';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import styles from './NinePhotos.module.css';
import { useRailTexts } from './railTexts';

const shownPhotos = 9;

/** The newest photos of a person, each opening over all of them (SHELL-10, PROF-01). */
export function NinePhotos({ person, count }: { person: UserEntity; count: number }) {
  const t = useRailTexts();
  const common = useTexts('common');
  const { id, permalink, displayName } = person;
  const { ids, error, isLoading, retry } = usePagedList(photosOf, {
    kind: 'user',
    id,
    albumId: null,
    order: 'newest',
    from: null,
  });
  const shown = useSelector(
    (state: PhotosState) => ids.flatMap((key) => photos.select(state, key) ?? []).slice(0, shownPhotos),
    shallowEqual,
  );
  if (shown.length === 0 && !isLoading && error === null) return null;
  const all = paths.profile(permalink, 'photos');
  const figure = formatCount(count);
  return (
    <Section
      title={t('photos')}
      aside={
        <Link to={all} aria-label={t('allPhotosLabel', { figure, name: displayName })}>
          {t('allPhotos', { figure })}
        </Link>
      }
    >
      {shown.length === 0 && error ? (
        <ErrorState title={t('photosFailed')} error={error} onRetry={retry} />
      ) : (
        <ul className={styles.photos} aria-busy={isLoading}>
          {shown.length === 0
            ? Array.from({ length: Math.min(count, shownPhotos) }, (_, cell) => (
                <li key={cell}>
                  <Skeleton height="100%" shape="block" />
                </li>
              ))
            : shown.map((photo, index) => (
                <li key={photo.id}>
                  <Link to={`${all}?${new URLSearchParams({ photo: photo.id }).toString()}`}>
                    <img
                      src={fileUrl(photo, 'thumb')}
                      alt={photo.alt || common('photos.open', { position: index + 1, total: shown.length })}
                      loading="lazy"
                      decoding="async"
                    />
                  </Link>
                </li>
              ))}
        </ul>
      )}
    </Section>
  );
}
