import { Ellipsis, Link, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCopyLink } from '@/features/posts/ui/useCopyLink';
import { useReport } from '@/features/reports/ui/useReport';
import { paths } from '@/shared/config/paths';
import { useTexts } from '@/shared/i18n/useTexts';
import { useRequest } from '@/shared/store/useRequest';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu } from '@/shared/ui/menu/Menu';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { deleteComment } from '../requests';
import type { Comment, Thread } from '../types';
import { useCommentTexts } from './commentTexts';
import { useOpenEdit } from './useOpenEdit';

interface CommentMenuProps {
  comment: Comment;
  thread: Thread;
}

/** Menu of a comment: edit and delete for its author (CMT-07), report for others, copy link for everyone. */
export function CommentMenu({ comment, thread }: CommentMenuProps) {
  const t = useCommentTexts();
  const common = useTexts('common');
  const openEdit = useOpenEdit();
  const copyLink = useCopyLink();
  const report = useReport({ kind: 'comment', id: comment.id });
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, send } = useRequest(deleteComment, { id: comment.id });
  return (
    <>
      <Menu
        label={t('options')}
        align="start"
        entries={[
          ...(comment.canEdit ? [{ label: t('edit'), icon: Pencil, onSelect: () => openEdit(comment) }] : []),
          {
            label: t('copyLink'),
            icon: Link,
            onSelect: () => void copyLink(paths.post(thread.postId, { comment: comment.id })),
          },
          ...(comment.canDelete ? [] : report.entries),
          ...(comment.canDelete
            ? [
                'rule' as const,
                { label: t('delete'), icon: Trash2, isDanger: true, onSelect: () => setIsAsking(true) },
              ]
            : []),
        ]}
      >
        {(trigger) => <IconButton {...trigger} size="sm" icon={Ellipsis} label={t('options')} />}
      </Menu>
      {report.dialog}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deletion.title')}
        confirmLabel={t('delete')}
        cancelLabel={common('cancel')}
        isBusy={isPending}
        busyLabel={t('deletion.deleting')}
        onConfirm={() => send({ ...thread, id: comment.id, parentId: comment.parentId })}
        onCancel={() => setIsAsking(false)}
      >
        {t('deletion.text')}
      </ConfirmDialog>
    </>
  );
}
