import { useState, type ReactNode } from 'react';
import type { LoggedUser } from '@/features/people/types';
import { useOncePreviewed } from '@/features/previews/useOncePreviewed';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { useComposerTexts } from '../composerTexts';
import { emptyComposition } from '../drafts/composition';
import { DraftNotices } from '../drafts/DraftNotices';
import { useKeptDraft } from '../drafts/useKeptDraft';
import { emptyStart, useEditor, type Editor } from '../editor/useEditor';
import { ComposerDialog } from './ComposerDialog';
import { PublishButton } from './PublishButton';

interface SharingDialogProps {
  me: LoggedUser;
  title: string;
  /** Question before what was written is thrown away. */
  discardTitle: string;
  /** Kind of the draft. */
  kind: 'boost' | 'clip';
  /** Id of the thing shared. */
  place: string;
  /** Text that it begins with. */
  start?: string;
  /** True if the thing shared is a post by itself. */
  mayBeEmpty?: boolean;
  /** The thing that it shares, as it will show. */
  shared?: ReactNode;
  /** Hands the post to the outbox. */
  onPublish: (editor: Editor) => void;
  onClose: () => void;
}

/**
 * Writes a post on one's own wall about a thing that it shares. Kept as a draft until it is published or discarded
 * (POST-09).
 */
export function SharingDialog(props: SharingDialogProps) {
  const {
    me,
    title,
    discardTitle,
    kind,
    place,
    start = '',
    mayBeEmpty = false,
    shared,
    onPublish,
    onClose,
  } = props;
  const t = useComposerTexts();
  const [isAsking, setIsAsking] = useState(false);
  const editor = useEditor(`${kind}/${place}`, () => ({
    ...emptyStart,
    composition: { ...emptyComposition, text: start },
  }));
  const { text, uploads, gif, isRestored } = editor.composition;
  const isChanged = text.trim() !== start || uploads.length > 0 || gif !== null;
  const isReady = editor.isReady || (mayBeEmpty && editor.isEmpty);
  const draft = useKeptDraft({ memberId: me.id, kind, place }, editor, !isChanged);
  const once = useOncePreviewed(editor.link, () => {
    onPublish(editor);
    draft.handOver();
    draft.erase();
    editor.handOver();
    onClose();
  });
  const publish = () => {
    if (isReady) once.send(null);
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
        title={title}
        me={me}
        wall={{ type: 'user', entityId: me.id }}
        editor={editor}
        isBusy={once.isWaiting}
        notices={
          <>
            {shared}
            <DraftNotices
              isRestored={isRestored}
              hasOther={draft.other !== null}
              onDiscarded={editor.discard}
              onThisKept={draft.keepThis}
              onOtherTaken={draft.takeOther}
            />
          </>
        }
        onBeforeClose={mayClose}
        onClose={onClose}
        onSubmit={publish}
        footer={<PublishButton isReady={isReady} isWaiting={once.isWaiting} onPublish={publish} />}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={discardTitle}
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
