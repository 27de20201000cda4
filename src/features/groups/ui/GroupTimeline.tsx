import { Suspense, useState } from 'react';
import { ReadOnlyThreads } from '@/features/comments/ui/readOnly';
import { WhyLine } from '@/features/communities/ui/WhyLine';
import { PostExtrasContext } from '@/features/posts/ui/postExtras';
import { WallPosts } from '@/features/walls/ui/WallPosts';
import { Composer } from '@/features/writing/ui/Composer';
import { UnsentPosts } from '@/features/writing/outbox/UnsentPosts';
import { isArchived, membershipOf, whyNotPost } from '@/shared/rules/membership';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import type { Group } from '../types';
import { useGroupPageTexts } from './groupPageTexts';
import { usePins } from './usePins';

const PinnedPosts = lazyPart(async () => (await import('./PinnedPosts')).PinnedPosts);
const LockedGroup = lazyPart(async () => (await import('./LockedGroup')).LockedGroup);

const nothing: readonly string[] = [];

/**
 * The posts of a group, with the composer or why one may not post (GRP-03, GRP-07). An open composer outlives the right
 * and the sight of the group, so that nothing written is lost.
 */
export function GroupTimeline({ group }: { group: Group }) {
  const { id, canPost } = group;
  const [hasSpoken, setHasSpoken] = useState(canPost);
  if (canPost && !hasSpoken) setHasSpoken(true);
  return (
    <ReadOnlyThreads value={isArchived(group)}>
      {hasSpoken ? <GroupComposer group={group} /> : <WhyNotPost group={group} />}
      {group.canSee && group.wall && <UnsentPosts type="group" entityId={id} />}
      <Posts group={group} />
    </ReadOnlyThreads>
  );
}

function GroupComposer({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  const { id, name, canPost } = group;
  return (
    <Composer
      wall={{ type: 'group', entityId: id }}
      wallName={name}
      refusal={canPost ? null : t('why.lost', { name })}
      closed={<WhyNotPost group={group} />}
    />
  );
}

function Posts({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  const extras = usePins(group);
  const { id, canSee, wall, pinned = nothing } = group;
  if (!canSee)
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <LockedGroup group={group} />
      </Suspense>
    );
  if (!wall) return <EmptyState seed="wall" title={t('noTimeline.title')} text={t('noTimeline.text')} />;
  return (
    <PostExtrasContext value={extras}>
      {pinned.length > 0 && (
        <Suspense>
          <PinnedPosts ids={pinned} />
        </Suspense>
      )}
      <WallPosts key={id} wall={{ type: 'group', entityId: id }} without={pinned} />
    </PostExtrasContext>
  );
}

function WhyNotPost({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  if (!group.canSee || !group.wall) return null;
  const reason = whyNotPost(membershipOf(group), group);
  const known =
    reason === null ||
    reason === 'archived' ||
    reason === 'onOwner' ||
    reason === 'onSelf' ||
    reason === 'lastOwner'
      ? 'other'
      : reason;
  if (reason === 'archived') return null;
  return <WhyLine fact={t('why.title')} reason={t(`why.${known}`)} />;
}
