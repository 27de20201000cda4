import { FilePlus2, Plus } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFilePicker } from '@/features/media/useFilePicker';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import type { Album } from '../types';
import { AlbumList } from '../ui/AlbumList';
import { useAlbumPageTexts } from './albumPageTexts';
import { AlbumOptions } from './AlbumOptions';
import { UploadTarget } from './UploadTarget';
import { usePhotoUpload } from './usePhotoUpload';

const CreateAlbumDialog = lazyOverlay(async () => (await import('./AlbumDialog')).CreateAlbumDialog);
const AlbumPicker = lazyOverlay(async () => (await import('./AlbumPicker')).AlbumPicker);

interface PhotoHomeProps {
  /** Path of an album's page. */
  toAlbum: (id: string) => string;
  /** Gets the buttons that add albums and photos, for the head of the page. */
  children: (acts: ReactNode) => ReactNode;
}

/** Page on which members add albums, and photos to albums by button, drop and paste (ALB-01, ALB-02). */
export function PhotoHome({ toAlbum, children }: PhotoHomeProps) {
  const t = useAlbumPageTexts();
  const navigate = useNavigate();
  const upload = usePhotoUpload();
  const [isCreating, setIsCreating] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  // More may be dropped while their album is being chosen.
  const add = (chosen: readonly File[]) => setFiles((before) => [...before, ...chosen]);
  const picker = useFilePicker(add);
  const open = useCallback((id: string) => void navigate(toAlbum(id)), [navigate, toAlbum]);
  const created = useCallback(
    (album: { id: string } | null) => {
      setIsCreating(false);
      if (album) open(album.id);
    },
    [open],
  );
  return (
    <UploadTarget label={t('dropNew')} onFiles={add}>
      {picker.input}
      {children(
        <>
          <Button icon={Plus} onClick={() => setIsCreating(true)}>
            {t('create')}
          </Button>
          <Button variant="primary" icon={FilePlus2} onClick={picker.open}>
            {t('upload')}
          </Button>
        </>,
      )}
      {isCreating && <CreateAlbumDialog onClose={() => setIsCreating(false)} onCreated={created} />}
      {files.length > 0 && (
        <AlbumPicker
          title={t('picker.add', { count: files.length })}
          currentId={null}
          onPick={(album) => {
            void upload({ kind: 'album', id: album.id }, files);
            setFiles([]);
            open(album.id);
          }}
          onClose={() => setFiles([])}
        />
      )}
    </UploadTarget>
  );
}

const renderOptions = (album: Album) => <AlbumOptions album={album} />;

/** The member's own albums (ALB-01). */
export function OwnAlbums({ userId, toAlbum }: { userId: string; toAlbum: (id: string) => string }) {
  const t = useAlbumPageTexts();
  return (
    <AlbumList
      userId={userId}
      toAlbum={toAlbum}
      options={renderOptions}
      empty={<EmptyState seed="photos" title={t('noneMine')} text={t('noneMineText')} />}
    />
  );
}
