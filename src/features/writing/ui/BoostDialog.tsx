import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Post } from '@/features/posts/types';
import { barePreview } from '@/features/previews/keptLink';
import { selectMe } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { useComposerTexts } from '../composerTexts';
import { SharingDialog } from './SharingDialog';
import { usePublish } from './usePublish';

interface BoostDialogProps {
  post: Post;
  onClose: () => void;
}

/** Writes a post with a link to another one, which becomes its preview (POST-05). */
export function BoostDialog({ post, onClose }: BoostDialogProps) {
  const t = useComposerTexts();
  const me = useSelector(selectMe);
  const send = usePublish();
  const [address] = useState(() => new URL(paths.post(post.id), location.origin).href);
  if (!me) return null;
  return (
    <SharingDialog
      me={me}
      title={t('boost.title')}
      discardTitle={t('boost.discardTitle')}
      kind="boost"
      place={post.id}
      start={address}
      onPublish={(editor) => {
        // A post with a limited audience has no preview, but its boost still links to it.
        const boosted = editor.link.dismissed.includes(address) ? null : barePreview(address);
        send(me, { wall: { type: 'user', entityId: me.id } }, editor, editor.link.preview ?? boosted);
      }}
      onClose={onClose}
    />
  );
}
