import { Ellipsis, Link, Pencil, Trash2 } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { useCopyLink } from '@/features/posts/ui/useCopyLink';
import { useReport } from '@/features/reports/ui/useReport';
import { paths } from '@/shared/config/paths';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu } from '@/shared/ui/menu/Menu';
import { deleting } from '../deleting';
import type { Comment, Thread } from '../types';
import { useCommentTexts } from './commentTexts';
import { useOpenEdit } from './useOpenEdit';

interface CommentMenuProps {
  comment: Comment;
  thread: Thread;
}

/** Menu of a comment: edit and delete, with Undo, for its author (CMT-07, HOUR-04); report for others; copy link. */
export function CommentMenu({ comment, thread }: CommentMenuProps) {
  const t = useCommentTexts();
  const openEdit = useOpenEdit();
  const copyLink = useCopyLink();
  const report = useReport({ kind: 'comment', id: comment.id });
  const dispatch = useDispatch();
  const onDelete = () =>
    void dispatch(deleting.act([{ ...thread, id: comment.id, parentId: comment.parentId }]));
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
            ? ['rule' as const, { label: t('delete'), icon: Trash2, isDanger: true, onSelect: onDelete }]
            : []),
        ]}
      >
        {(trigger) => <IconButton {...trigger} size="sm" icon={Ellipsis} label={t('options')} />}
      </Menu>
      {report.dialog}
    </>
  );
}
