import { useParams } from 'react-router-dom';
import { addingClipsRoom } from '@/features/shortVideos/adding/room';
import { shortVideosRoom } from '@/features/shortVideos/room';
import { useShortVideoTexts } from '@/features/shortVideos/ui/shortVideoTexts';
import { ShortVideos } from '@/features/shortVideos/watching/ShortVideos';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';

export const rooms = [shortVideosRoom, addingClipsRoom];

/** The short videos; the address names the one that is watched (CLIP-01). */
export default function ShortVideosPage() {
  const t = useShortVideoTexts();
  const { clipId = null } = useParams();
  useDocumentTitle(t('title'));
  return <ShortVideos clipId={clipId} />;
}
