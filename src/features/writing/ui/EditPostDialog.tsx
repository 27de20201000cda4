import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { changedAlts, storedAlts } from '@/features/media/describing/alts';
import { adoptStored } from '@/features/media/queue';
import type { LoggedUser } from '@/features/people/types';
import { keptLinkOf } from '@/features/previews/keptLink';
import { useOncePreviewed } from '@/features/previews/useOncePreviewed';
import { selectMe } from '@/features/session/selectors';
import { useTexts } from '@/shared/i18n/useTexts';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { editPost } from '@/features/posts/requests';
import type { Post } from '@/features/posts/types';
import { ComposerDialog } from './ComposerDialog';
import { useComposerTexts } from '../composerTexts';
import { DraftNotices } from '../drafts/DraftNotices';
import styles from './EditPostDialog.module.css';
import { useEditor, type Editor } from '../editor/useEditor';
import { useKeptDraft } from '../drafts/useKeptDraft';

interface EditPostDialogProps {
  post: Post;
  onClose: () => void;
}

/** Edits a post: text, photos, GIF and preview (POST-04). A failure keeps all changes. */
export function EditPostDialog(props: EditPostDialogProps) {
  const me = useSelector(selectMe);
  return me && <Editing me={me} {...props} />;
}

function Editing({ me, post, onClose }: EditPostDialogProps & { me: LoggedUser }) {
  const t = useComposerTexts();
  const { status, isPending, send, reset } = useRequest(editPost, { id: post.id });
  const [isAsking, setIsAsking] = useState(false);
  const editor = usePostEditor(post);
  const { composition, link } = editor;
  const isChanged = differs(editor, post);
  const draft = useKeptDraft({ memberId: me.id, kind: 'edit', place: post.id }, editor, !isChanged);
  const { erase } = draft;

  useEffect(() => {
    if (status !== 'succeeded') return;
    erase();
    reset();
    onClose();
  }, [status, erase, reset, onClose]);

  const once = useOncePreviewed(link, () => {
    const { text, gif, uploads } = composition;
    const alts = changedAlts(composition, post.photos);
    const content = { text: text.trim(), gif, preview: link.preview, uploads, alts };
    send({ id: post.id, type: post.postType, ...content });
  });
  const isBusy = isPending || once.isWaiting;
  const canSave = isChanged && editor.isReady && !isBusy;
  const save = () => {
    if (canSave) once.send(null);
  };
  const mayClose = () => {
    // Not sent before the answer, should the preview arrive meanwhile.
    once.cancel();
    setIsAsking(isChanged);
    return !isChanged;
  };
  return (
    <>
      <ComposerDialog
        title={t('editor.title')}
        me={me}
        wall={{ type: post.postType, entityId: post.entityId }}
        wallName={post.entity?.name}
        editor={editor}
        isNew={false}
        isBusy={isBusy}
        notices={
          <>
            <DraftNotices
              isRestored={composition.isRestored}
              hasOther={draft.other !== null}
              onDiscarded={editor.discard}
              onThisKept={draft.keepThis}
              onOtherTaken={draft.takeOther}
            />
            {editor.isEmpty && <p className={styles.hint}>{t('editor.empty')}</p>}
          </>
        }
        onBeforeClose={mayClose}
        onClose={onClose}
        onSubmit={save}
        footer={
          <EditFooter
            canSave={canSave}
            isBusy={isBusy}
            onCancel={() => mayClose() && onClose()}
            onSave={save}
          />
        }
      />
      <DiscardDialog
        isOpen={isAsking}
        onDiscard={() => {
          erase();
          onClose();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

interface EditFooterProps {
  canSave: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onSave: () => void;
}

function EditFooter({ canSave, isBusy, onCancel, onSave }: EditFooterProps) {
  const t = useComposerTexts();
  const common = useTexts('common');
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        {common('cancel')}
      </Button>
      <Button
        variant="primary"
        disabled={!canSave && !isBusy}
        isLoading={isBusy}
        loadingLabel={t('editor.saving')}
        onClick={onSave}
      >
        {t('editor.save')}
      </Button>
    </>
  );
}

interface DiscardDialogProps {
  isOpen: boolean;
  onDiscard: () => void;
  onCancel: () => void;
}

function DiscardDialog({ isOpen, onDiscard, onCancel }: DiscardDialogProps) {
  const t = useComposerTexts();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('editor.discardTitle')}
      confirmLabel={t('editor.discard')}
      cancelLabel={t('editor.keepEditing')}
      onConfirm={onDiscard}
      onCancel={onCancel}
    >
      {t('editor.discardText')}
    </ConfirmDialog>
  );
}

/** An editor that starts with the content of a post. */
function usePostEditor(post: Post): Editor {
  const dispatch = useDispatch();
  const [stored] = useState(() => adoptStored(post.photos));
  const editor = useEditor(`edit/${post.id}`, () => ({
    composition: {
      text: post.post,
      gif: post.gifLink,
      uploads: stored.ids,
      alts: storedAlts(post.photos),
      onChain: post.blockchain.status !== 'off',
      isRestored: false,
    },
    link: keptLinkOf(post.post, post.preview),
  }));
  useEffect(() => {
    dispatch(stored.action);
  }, [dispatch, stored]);
  return editor;
}

function differs({ composition, link }: Editor, post: Post): boolean {
  return (
    composition.text !== post.post ||
    composition.gif !== post.gifLink ||
    link.preview?.url !== post.preview?.url ||
    Object.keys(changedAlts(composition, post.photos)).length > 0 ||
    composition.uploads.join() !== post.photos.map(({ key }) => key).join()
  );
}
