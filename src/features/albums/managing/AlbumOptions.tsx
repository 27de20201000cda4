import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSpeaks } from '@/features/session/useSpeaks';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { Menu } from '@/shared/ui/menu/Menu';
import type { Album } from '../types';
import { useAlbumPageTexts } from './albumPageTexts';
import { useArchive } from './useArchive';

const EditAlbumDialog = lazyOverlay(async () => (await import('./AlbumDialog')).EditAlbumDialog);
const DeleteAlbumDialog = lazyOverlay(async () => (await import('./DeleteAlbumDialog')).DeleteAlbumDialog);

/** Menu of what its owner may do with an album (ALB-01). */
export function AlbumOptions({ album }: { album: Album }) {
  const t = useAlbumPageTexts();
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const archives = useSpeaks('archive');
  const archive = useArchive({ albumId: album.id });
  const close = () => setOpened(null);
  return (
    <>
      <Menu
        label={t('options')}
        entries={[
          { label: t('edit'), icon: Pencil, onSelect: () => setOpened('edit') },
          ...(archives && album.photos > 0
            ? [
                {
                  label: t('downloadAll'),
                  icon: Download,
                  onSelect: () => archive.ask(album.photos),
                },
              ]
            : []),
          'rule',
          { label: t('delete'), icon: Trash2, isDanger: true, onSelect: () => setOpened('delete') },
        ]}
      >
        {(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('options')} hasEdge />}
      </Menu>
      {opened === 'edit' && <EditAlbumDialog album={album} onClose={close} />}
      {opened === 'delete' && <DeleteAlbumDialog album={album} onClose={close} />}
    </>
  );
}
