import { lazy, Suspense } from 'react';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';

const loadThread = () => import('./CommentThread');
const CommentThread = lazy(async () => ({ default: (await loadThread()).CommentThread }));

/** Preloads the code of threads; a failure is ignored, since unfolding one loads it again. */
export function prepareThread(): void {
  void loadThread().catch(() => undefined);
}

/** The comments of a post, loaded when they are first unfolded. */
export function LazyCommentThread({ postId }: { postId: string }) {
  return (
    <Suspense fallback={<PersonRowSkeleton count={2} />}>
      <CommentThread postId={postId} />
    </Suspense>
  );
}
