import { useSelector } from 'react-redux';
import { selectMe } from '@/features/session/selectors';
import { SharingDialog } from '@/features/writing/ui/SharingDialog';
import { usePublish } from '@/features/writing/ui/usePublish';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { clips, type ClipsState } from '../entities';
import { useShortVideoTexts } from '../ui/shortVideoTexts';
import styles from './ClipPanel.module.css';

/** Writes a post in which a short video shows; the text is optional (POST-01). */
export function PostClipDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useShortVideoTexts();
  const me = useSelector(selectMe);
  const send = usePublish();
  if (!me) return null;
  return (
    <SharingDialog
      me={me}
      title={t('post.title')}
      discardTitle={t('post.discardTitle')}
      kind="clip"
      place={id}
      mayBeEmpty
      shared={<Attached id={id} />}
      onPublish={(editor) =>
        send(me, { wall: { type: 'user', entityId: me.id } }, editor, editor.link.preview, id)
      }
      onClose={onClose}
    />
  );
}

/** The video as it goes with the post. */
function Attached({ id }: { id: string }) {
  const t = useShortVideoTexts();
  const poster = useSelector((state: ClipsState) => clips.select(state, id)?.poster ?? null);
  return (
    <p className={styles.attached}>
      {poster && <img src={fileUrl(poster, 'thumb')} alt="" />}
      {t('post.shows')}
    </p>
  );
}
