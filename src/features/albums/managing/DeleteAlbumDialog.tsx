import { useState } from 'react';
import { useSpeaks } from '@/features/session/useSpeaks';
import { useTexts } from '@/shared/i18n/useTexts';
import { useOnSuccess } from '@/shared/store/useOnSuccess';
import { useRequest } from '@/shared/store/useRequest';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { RadioGroup } from '@/shared/ui/radioGroup/RadioGroup';
import type { Album } from '../types';
import { useAlbumPageTexts } from './albumPageTexts';
import { deleteAlbum } from './requests';

/** Asks before an album goes, and whether its photos go too (ALB-01). */
export function DeleteAlbumDialog({ album, onClose }: { album: Album; onClose: () => void }) {
  const t = useAlbumPageTexts();
  const common = useTexts('common');
  const [photos, setPhotos] = useState<'keep' | 'delete'>('keep');
  const { status, isPending, send } = useRequest(deleteAlbum, { albumId: album.id });
  const hasChoice = useSpeaks('albums');
  useOnSuccess(status, onClose);
  return (
    <ConfirmDialog
      isOpen
      title={t('deleting.title')}
      confirmLabel={t('deleting.confirm')}
      cancelLabel={common('cancel')}
      isBusy={isPending}
      busyLabel={t('deleting.busy')}
      onConfirm={() => send({ albumId: album.id, photos })}
      onCancel={onClose}
    >
      <p>{t('deleting.text', { name: album.title })}</p>
      {hasChoice && album.photos > 0 && (
        <RadioGroup
          label={t('deleting.photos')}
          value={photos}
          options={(['keep', 'delete'] as const).map((value) => ({
            value,
            label: t(`deleting.${value}`),
            help: t(`deleting.${value}Help`),
          }))}
          onChange={(value) => setPhotos(value === 'delete' ? 'delete' : 'keep')}
        />
      )}
    </ConfirmDialog>
  );
}
