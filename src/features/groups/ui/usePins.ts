import { Pin, PinOff } from 'lucide-react';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { Post } from '@/features/posts/types';
import { membershipOf, whyNot } from '@/shared/rules/membership';
import type { MenuEntries } from '@/shared/ui/menu/Menu';
import { pinPost } from '../requests';
import type { Group } from '../types';
import { useGroupPageTexts } from './groupPageTexts';

/** Badge of pinned posts, and pinning by the menu of a post, where the backend speaks it (GRP-06, ANY-06). */
export function usePins(group: Group) {
  const t = useGroupPageTexts();
  const dispatch = useDispatch();
  const { id: groupId, pinned } = group;
  const mayPin = pinned !== undefined && whyNot(membershipOf(group), 'pin') === null;
  return useMemo(() => {
    const isPinned = ({ id }: Post) => pinned?.includes(id) === true;
    return {
      badge: (post: Post) => (isPinned(post) ? t('pinned') : null),
      entries: (post: Post): MenuEntries => {
        if (!mayPin) return [];
        const change = { groupId, postId: post.id, isPinned: !isPinned(post) };
        return [
          {
            label: t(change.isPinned ? 'pin' : 'unpin'),
            icon: change.isPinned ? Pin : PinOff,
            onSelect: () => dispatch(pinPost.request(change)),
          },
        ];
      },
    };
  }, [dispatch, groupId, mayPin, pinned, t]);
}
