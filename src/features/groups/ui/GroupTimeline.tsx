import { Suspense } from 'react';
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

const nothing: readonly string[] = [];

/** The posts of a group, with the composer or why one may not post (GRP-03, GRP-07). */
export function GroupTimeline({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  const extras = usePins(group);
  if (!group.wall)
    return <EmptyState seed="wall" title={t('noTimeline.title')} text={t('noTimeline.text')} />;
  const wall = { type: 'group', entityId: group.id } as const;
  const { pinned = nothing } = group;
  return (
    <PostExtrasContext value={extras}>
      <ReadOnlyThreads value={isArchived(group)}>
        {group.canPost ? <Composer wall={wall} wallName={group.name} /> : <WhyNotPost group={group} />}
        <UnsentPosts {...wall} />
        {pinned.length > 0 && (
          <Suspense>
            <PinnedPosts ids={pinned} />
          </Suspense>
        )}
        <WallPosts key={group.id} wall={wall} without={pinned} />
      </ReadOnlyThreads>
    </PostExtrasContext>
  );
}

function WhyNotPost({ group }: { group: Group }) {
  const t = useGroupPageTexts();
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
