import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { LoggedUser } from '@/features/people/types';
import { barePreview } from '@/features/previews/keptLink';
import { useOncePreviewed } from '@/features/previews/useOncePreviewed';
import { selectMe } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { emptyComposition } from '../drafts/composition';
import { boostPlace } from '../drafts/drafts';
import type { Post } from '@/features/posts/types';
import { ComposerDialog } from './ComposerDialog';
import { useComposerTexts } from '../composerTexts';
import { DraftNotices } from '../drafts/DraftNotices';
import { PublishButton } from './PublishButton';
import { emptyStart, useEditor } from '../editor/useEditor';
import { useKeptDraft } from '../drafts/useKeptDraft';
import { usePublish } from './usePublish';

interface BoostDialogProps {
  post: Post;
  onClose: () => void;
}

/**
 * Writes a post with a link to another one, which becomes its preview (POST-05). Kept as a draft until it is
 * published or discarded (POST-09).
 */
export function BoostDialog(props: BoostDialogProps) {
  const me = useSelector(selectMe);
  return me && <Boosting me={me} {...props} />;
}

function Boosting({ me, post, onClose }: BoostDialogProps & { me: LoggedUser }) {
  const t = useComposerTexts();
  const wall = { type: 'user', entityId: me.id } as const;
  const [address] = useState(() => new URL(paths.post(post.id), location.origin).href);
  const [isAsking, setIsAsking] = useState(false);
  const editor = useEditor(`boost/${post.id}`, () => ({
    ...emptyStart,
    composition: { ...emptyComposition, text: address },
  }));
  const { composition, link } = editor;
  const { text, uploads, gif } = composition;
  const isChanged = text.trim() !== address || uploads.length > 0 || gif !== null;
  const draft = useKeptDraft(me.id, boostPlace(post.id), editor, !isChanged);
  const send = usePublish();
  const once = useOncePreviewed(link, () => {
    // A post with a limited audience has no preview, but its boost still links to it.
    const boosted = link.dismissed.includes(address) ? null : barePreview(address);
    send(me, { wall }, editor, link.preview ?? boosted);
    draft.handOver();
    draft.erase();
    editor.handOver();
    onClose();
  });
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
        wall={wall}
        editor={editor}
        isBusy={once.isWaiting}
        notices={
          <DraftNotices
            isRestored={composition.isRestored}
            hasOther={draft.other !== null}
            onDiscarded={editor.discard}
            onThisKept={draft.keepThis}
            onOtherTaken={draft.takeOther}
          />
        }
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
        onConfirm={() => {
          draft.erase();
          onClose();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('boost.discardText')}
      </ConfirmDialog>
    </>
  );
}
