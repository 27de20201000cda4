import { lazy, Suspense } from 'react';
import type { Post } from '@/features/posts/types';
import type { PostDialog } from '@/features/posts/ui/postDialog';

const EditPostDialog = lazy(async () => ({
  default: (await import('./EditPostDialog')).EditPostDialog,
}));

const DeletePostDialog = lazy(async () => ({
  default: (await import('@/features/posts/ui/DeletePostDialog')).DeletePostDialog,
}));

const BoostDialog = lazy(async () => ({
  default: (await import('./BoostDialog')).BoostDialog,
}));

const ReportDialog = lazy(async () => ({
  default: (await import('@/features/reports/ui/ReportDialog')).ReportDialog,
}));

interface PostDialogsProps {
  post: Post;
  opened: PostDialog | null;
  onClose: () => void;
}

/** The dialogs about a post, each loaded when it first opens. */
export function PostDialogs({ post, opened, onClose }: PostDialogsProps) {
  return (
    <Suspense fallback={null}>
      {opened === 'edit' && <EditPostDialog post={post} onClose={onClose} />}
      {opened === 'delete' && <DeletePostDialog post={post} onClose={onClose} />}
      {opened === 'boost' && <BoostDialog post={post} onClose={onClose} />}
      {opened === 'report' && <ReportDialog postId={post.id} onClose={onClose} />}
    </Suspense>
  );
}
