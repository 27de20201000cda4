import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';

const CommentThread = lazyPart(async () => (await import('./CommentThread')).CommentThread);

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
