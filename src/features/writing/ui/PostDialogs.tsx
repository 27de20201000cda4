import type { Post } from '@/features/posts/types';
import type { PostDialog } from '@/features/posts/ui/postDialog';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { lazyRoomOverlay } from '@/shared/ui/lazyPart/lazyRoomOverlay';

const EditPostDialog = lazyOverlay(async () => (await import('./EditPostDialog')).EditPostDialog);

const BoostDialog = lazyOverlay(async () => (await import('./BoostDialog')).BoostDialog);

const ReportDialog = lazyRoomOverlay(async () => {
  const { ReportDialog, rooms } = await import('@/features/reports/ui/ReportDialog');
  return { default: ReportDialog, rooms };
});

interface PostDialogsProps {
  post: Post;
  opened: PostDialog | null;
  onClose: () => void;
}

/** The dialogs about a post, each loaded when it first opens. */
export function PostDialogs({ post, opened, onClose }: PostDialogsProps) {
  return (
    <>
      {opened === 'edit' && <EditPostDialog post={post} onClose={onClose} />}
      {opened === 'boost' && <BoostDialog post={post} onClose={onClose} />}
      {opened === 'report' && <ReportDialog subject={{ kind: 'post', id: post.id }} onClose={onClose} />}
    </>
  );
}
