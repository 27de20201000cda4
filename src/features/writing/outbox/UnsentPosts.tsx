import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { isOnWall, type OutboxState } from './outbox';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import type { Wall } from '@/features/posts/types';

const UnsentList = lazyPart(async () => (await import('./UnsentList')).UnsentList);

/** The unsent posts above a wall, loaded on need (POST-01). Renders nothing if there are none. */
export function UnsentPosts({ type, entityId }: Wall) {
  const hasSome = useSelector(({ outbox }: OutboxState) =>
    Object.values(outbox).some((post) => isOnWall(post, { type, entityId })),
  );
  if (!hasSome) return null;
  return (
    <Suspense fallback={null}>
      <UnsentList type={type} entityId={entityId} />
    </Suspense>
  );
}
