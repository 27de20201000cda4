import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { usePickerTerm } from '@/features/communities/ui/PersonPicker';
import { selectMyId } from '@/features/session/selectors';
import { maxSearchTermLength } from '@/shared/config/limits';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Modal } from '@/shared/ui/modal/Modal';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { albums, type AlbumsState } from '../entities';
import { albumsOf } from '../lists';
import { AlbumLine } from '../ui/AlbumCard';
import { useAlbumTexts } from '../ui/albumTexts';
import { CreateAlbumDialog } from './AlbumDialog';
import { useAlbumPageTexts } from './albumPageTexts';
import styles from './Managing.module.css';

interface AlbumPickerProps {
  title: string;
  /** Album that the photos are in already. */
  currentId: string | null;
  onPick: (album: { id: string; title: string }) => void;
  onClose: () => void;
}

/** The member's albums, to choose one of them or make a new one (ALB-02). */
export function AlbumPicker({ title, currentId, onPick, onClose }: AlbumPickerProps) {
  const t = useAlbumPageTexts();
  const texts = useAlbumTexts();
  const userId = useSelector(selectMyId) ?? '';
  const [isNew, setIsNew] = useState(false);
  const search = usePickerTerm();
  const list = usePagedList(albumsOf, { userId, term: search.term });
  const created = useCallback(
    (album: { id: string; name: string } | null) =>
      album ? onPick({ id: album.id, title: album.name }) : setIsNew(false),
    [onPick],
  );
  if (isNew) return <CreateAlbumDialog onClose={() => setIsNew(false)} onCreated={created} />;
  return (
    <Modal isOpen title={title} size="sm" onClose={onClose}>
      <div className={styles.picker}>
        <SearchField
          label={texts('album.search')}
          placeholder={texts('album.search')}
          maxLength={maxSearchTermLength}
          value={search.typed}
          onChange={search.type}
        />
        <Button icon={Plus} onClick={() => setIsNew(true)}>
          {t('create')}
        </Button>
        {list.error && list.ids.length === 0 ? (
          <ErrorState title={texts('album.failed')} error={list.error} onRetry={list.retry} />
        ) : list.ids.length === 0 && list.isLoading ? (
          <Spinner />
        ) : list.ids.length === 0 ? (
          <EmptyState
            seed="photos"
            title={search.term === '' ? t('noneMine') : texts('album.noneFound')}
            text={search.term === '' ? t('noneMineText') : texts('album.noneFoundText')}
          />
        ) : (
          <ul className={styles.choices} aria-label={texts('album.label')}>
            {list.ids.map((id) => (
              <Choice key={id} id={id} isCurrent={id === currentId} onPick={onPick} />
            ))}
          </ul>
        )}
        {list.hasMore && list.ids.length > 0 && (
          <Button variant="quiet" isLoading={list.isLoading} onClick={list.loadMore}>
            {t('queue.unfold')}
          </Button>
        )}
      </div>
    </Modal>
  );
}

interface ChoiceProps extends Pick<AlbumPickerProps, 'onPick'> {
  id: string;
  isCurrent: boolean;
}

function Choice({ id, isCurrent, onPick }: ChoiceProps) {
  const t = useAlbumPageTexts();
  const album = useSelector((state: AlbumsState) => albums.select(state, id));
  if (!album) return null;
  return (
    <li>
      <button
        type="button"
        className={styles.choice}
        disabled={isCurrent}
        onClick={() => onPick({ id, title: album.title })}
      >
        {album.cover ? <img src={fileUrl(album.cover, 'thumb')} alt="" /> : <span className={styles.blank} />}
        <span>
          <bdi>{album.title}</bdi>
          {isCurrent ? <small>{t('picker.here')}</small> : <AlbumLine album={album} />}
        </span>
      </button>
    </li>
  );
}
