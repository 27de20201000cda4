import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { changedAlts } from '@/features/media/describing/alts';
import { keptLinkOf } from '@/features/previews/keptLink';
import { useOncePreviewed } from '@/features/previews/useOncePreviewed';
import { useTexts } from '@/shared/i18n/useTexts';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { editComment, editKey } from '../requests';
import { editClosed, type BoxContent } from '../slice';
import type { Comment, Thread } from '../types';
import styles from './CommentBox.module.css';
import { CommentEditor } from './CommentEditor';
import { CommentFailure } from './CommentFailure';
import { useCommentTexts } from './commentTexts';
import { useCommentBox, type CommentBoxState } from './useCommentBox';
import { useOpenEdit } from './useOpenEdit';

interface CommentEditingProps {
  comment: Comment;
  thread: Thread;
  /** Called when the comment shows again. */
  onClosed: () => void;
}

/** The editor in place of a comment (CMT-05); a failure keeps the changes (CMT-06). */
export function CommentEditing({ comment, thread, onClosed }: CommentEditingProps) {
  const t = useCommentTexts();
  const common = useTexts('common');
  const dispatch = useDispatch();
  const key = editKey(comment.id);
  const [before] = useState(() => keptLinkOf(comment.msg, comment.preview));
  const box = useCommentBox(key, before);
  const { error, isPending, send, reset } = useRequest(editComment, { id: comment.id });
  const openEdit = useOpenEdit();

  const once = useOncePreviewed(box.link, (content: BoxContent) =>
    send({
      ...thread,
      id: comment.id,
      ...content,
      alts: changedAlts(content, comment.photos),
      preview: box.link.preview,
    }),
  );
  const submit = () => once.send(box.content);
  const drop = () => {
    box.releaseImages();
    dispatch(editClosed(comment.id));
  };
  const close = () => {
    drop();
    onClosed();
  };
  const discard = () => {
    drop();
    box.link.restore(before);
    openEdit(comment);
  };
  const isUnchanged = box.content.version === '';
  const isBusy = isPending || once.isWaiting;
  return (
    <div className={styles.editing}>
      <CommentEditor
        box={isBusy ? fixed(box) : box}
        label={t('editText')}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        isPending={isBusy}
        isReadOnly={isBusy}
        failure={
          error && <CommentFailure error={error} failed="errors:failedTo.editComment" onRetry={submit} />
        }
        hasAutoFocus
        onChange={() => {
          if (error) reset();
        }}
        onDiscard={discard}
        onSubmit={isUnchanged ? close : submit}
        onEscape={isUnchanged ? close : undefined}
      />
      <Button size="sm" variant="quiet" onClick={close}>
        {common('cancel')}
      </Button>
    </div>
  );
}

const ignore = () => undefined;

/** A box while its content is being saved: with the editor, all that was changed meanwhile would be gone. */
function fixed(box: CommentBoxState): CommentBoxState {
  return {
    ...box,
    change: ignore,
    addFiles: () => Promise.resolve(),
    paste: () => false,
    removeImage: ignore,
    dismissPreview: ignore,
  };
}
