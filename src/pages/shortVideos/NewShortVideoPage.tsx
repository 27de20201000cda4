import { useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import { AddVideo } from '@/features/shortVideos/adding/AddVideo';
import { useNewVideoTexts } from '@/features/shortVideos/adding/newVideoTexts';
import { addingClipsRoom } from '@/features/shortVideos/adding/room';
import { shortVideosRoom } from '@/features/shortVideos/room';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';

export const rooms = [shortVideosRoom, addingClipsRoom];

/** Adds a short video: filmed or brought, cut, published (CLIP-02). */
export default function NewShortVideoPage() {
  const t = useNewVideoTexts();
  const memberId = useSelector(selectMyId);
  useDocumentTitle(t('title'));
  return memberId === null ? null : <AddVideo memberId={memberId} />;
}
