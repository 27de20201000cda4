import { WhyLine } from '@/features/communities/ui/WhyLine';
import { WallPosts } from '@/features/walls/ui/WallPosts';
import { Composer } from '@/features/writing/ui/Composer';
import { UnsentPosts } from '@/features/writing/outbox/UnsentPosts';
import { membershipOf, whyNotPost } from '@/shared/rules/membership';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import type { Group } from '../types';
import { useGroupPageTexts } from './groupPageTexts';

/** The posts of a group, with the composer or why one may not post (GRP-03, GRP-07). */
export function GroupTimeline({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  if (!group.wall)
    return <EmptyState seed="wall" title={t('noTimeline.title')} text={t('noTimeline.text')} />;
  const wall = { type: 'group', entityId: group.id } as const;
  return (
    <>
      {group.canPost ? <Composer wall={wall} wallName={group.name} /> : <WhyNotPost group={group} />}
      <UnsentPosts {...wall} />
      <WallPosts key={group.id} wall={wall} />
    </>
  );
}

function WhyNotPost({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  const reason = whyNotPost(membershipOf(group), group);
  const known =
    reason === null || reason === 'onOwner' || reason === 'onSelf' || reason === 'lastOwner'
      ? 'other'
      : reason;
  return <WhyLine fact={t('why.title')} reason={t(`why.${known}`)} />;
}
