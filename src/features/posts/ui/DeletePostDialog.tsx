import { useTexts } from '@/shared/i18n/useTexts';
import { useRequest } from '@/shared/store/useRequest';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { deletePost } from '../requests';
import type { Post } from '../types';
import { usePostTexts } from './postTexts';

interface DeletePostDialogProps {
  post: Pick<Post, 'id' | 'postType'>;
  onClose: () => void;
}

/** Asks, then deletes (POST-04); stays open after a failure, for another try. */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const t = usePostTexts();
  const common = useTexts('common');
  const { isPending, send } = useRequest(deletePost, { id: post.id });
  return (
    <ConfirmDialog
      isOpen
      title={t('deletion.title')}
      confirmLabel={t('deletion.confirm')}
      cancelLabel={common('cancel')}
      isBusy={isPending}
      busyLabel={t('deletion.deleting')}
      onConfirm={() => send({ id: post.id, type: post.postType })}
      onCancel={onClose}
    >
      {t('deletion.text')}
    </ConfirmDialog>
  );
}
