import { Suspense } from 'react';
import { lazyRoomPart } from '@/shared/ui/lazyPart/lazyRoomPart';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';

const CommentThread = lazyRoomPart(async () => {
  const { CommentThread: Thread, rooms } = await import('./ThreadPart');
  return { default: Thread, rooms };
});

/** Loads the code of threads ahead. */
export const prepareThread = CommentThread.prepare;

/** The comments of a post, loaded when they are first unfolded. */
export function LazyCommentThread({ postId }: { postId: string }) {
  return (
    <Suspense fallback={<PersonRowSkeleton count={2} />}>
      <CommentThread postId={postId} />
    </Suspense>
  );
}
