import { maxPhotosInArchive } from '@/shared/config/limits';
import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import { useRequest } from '@/shared/store/useRequest';
import { showToast } from '@/shared/ui/toasts/toasts';
import type { ArchiveContent } from '../types';
import { useAlbumPageTexts } from './albumPageTexts';
import { askArchive } from './requests';

/** Asks for an archive, and says so where more photos are meant than one holds (ALB-02). */
export function useArchive(content: ArchiveContent) {
  const t = useAlbumPageTexts();
  const { isPending, send } = useRequest(askArchive, content);
  const ask = (photos: number) => {
    if (photos > maxPhotosInArchive)
      showToast({ kind: 'info', text: t('downloadLimit', { number: formatNumber(maxPhotosInArchive) }) });
    send(content);
  };
  return { isPending, ask };
}
