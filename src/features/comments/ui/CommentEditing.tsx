import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { changedAlts } from '@/features/media/describing/alts';
import { uploadsReleased } from '@/features/media/slice';
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
import { useCommentBox } from './useCommentBox';
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
    dispatch(uploadsReleased(box.content.uploads));
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
  return (
    <div className={styles.editing}>
      <CommentEditor
        box={box}
        label={t('editText')}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        isPending={isPending || once.isWaiting}
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
