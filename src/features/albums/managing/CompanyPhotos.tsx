import { FilePlus2 } from 'lucide-react';
import { useFilePicker } from '@/features/media/useFilePicker';
import { Button } from '@/shared/ui/button/Button';
import { PhotosOf } from '../ui/PhotosOf';
import { useAlbumPageTexts } from './albumPageTexts';
import styles from './Managing.module.css';
import { albumManagementRoom } from './room';
import { UploadTarget } from './UploadTarget';
import { usePhotoUpload } from './usePhotoUpload';

export const rooms = [albumManagementRoom];

/** The photos of a company for those who speak in its name: they add to them straight (CMP-02). */
export function CompanyPhotos({ id, name }: { id: string; name: string }) {
  const t = useAlbumPageTexts();
  const upload = usePhotoUpload();
  const send = (files: readonly File[]) => void upload({ kind: 'company', id }, files);
  const picker = useFilePicker(send);
  return (
    <UploadTarget label={t('drop', { name })} onFiles={send}>
      {picker.input}
      <div className={styles.tools}>
        <Button variant="primary" icon={FilePlus2} onClick={picker.open}>
          {t('upload')}
        </Button>
      </div>
      <PhotosOf of={{ kind: 'company', id }} name={name} />
    </UploadTarget>
  );
}
