import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useOncePreviewed } from '@/features/previews/useOncePreviewed';
import { selectMe } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { paths } from '@/shared/config/paths';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { emptyComposition } from '../composition';
import type { Post } from '../types';
import { ComposerDialog } from './ComposerDialog';
import { useComposerTexts } from './composerTexts';
import { PublishButton } from './PublishButton';
import { emptyStart, useEditor } from './useEditor';
import { usePublish } from './usePublish';

interface BoostDialogProps {
  post: Post;
  onClose: () => void;
}

/** Writes an own post that carries the link to another one, which becomes its preview (POST-05). */
export function BoostDialog({ post, onClose }: BoostDialogProps) {
  const t = useComposerTexts();
  const me = useSelector((state: { session: SessionState }) => selectMe(state));
  const [link] = useState(() => new URL(paths.post(post.id), location.origin).href);
  const [isAsking, setIsAsking] = useState(false);
  const editor = useEditor(`boost/${post.id}`, () => ({
    ...emptyStart,
    composition: { ...emptyComposition, text: link },
  }));
  const send = usePublish();
  const once = useOncePreviewed(editor.link, () => {
    if (!me) return;
    send(me, { type: 'user', entityId: me.id }, undefined, editor);
    editor.handOver();
    onClose();
  });
  if (!me) return null;

  const { text, uploads, gif } = editor.composition;
  const isChanged = text.trim() !== link || uploads.length > 0 || gif !== null;
  const publish = () => {
    if (editor.isReady) once.send(null);
  };
  const mayClose = () => {
    setIsAsking(isChanged);
    return !isChanged;
  };
  return (
    <>
      <ComposerDialog
        title={t('boost.title')}
        me={me}
        wall={{ type: 'user', entityId: me.id }}
        editor={editor}
        isBusy={once.isWaiting}
        onBeforeClose={mayClose}
        onClose={onClose}
        onSubmit={publish}
        footer={<PublishButton isReady={editor.isReady} isWaiting={once.isWaiting} onPublish={publish} />}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('boost.discardTitle')}
        confirmLabel={t('editor.discard')}
        cancelLabel={t('editor.keepEditing')}
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      >
        {t('boost.discardText')}
      </ConfirmDialog>
    </>
  );
}
