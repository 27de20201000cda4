import { Check, ChevronDown, UserMinus, UserPlus } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/shared/ui/button/Button';
import { Menu, type MenuEntries } from '@/shared/ui/menu/Menu';
import { follows, followState, isAsked } from '../follows';
import type { FollowState, UserEntity } from '../types';
import { usePeopleTexts } from './peopleTexts';

interface FollowButtonProps {
  person: UserEntity;
  /** `row` in lists; `profile` is the page's main action, whose "Following" opens a menu. */
  place?: 'row' | 'profile';
  /** On a profile: what its "Following" menu offers after Unfollow. */
  more?: MenuEntries;
}

/**
 * Follow, Request to follow, Cancel request, Following (FOLW-01): what pressing it does, or the state that it undoes.
 * It stays the same button through all of them, so that the focus stays too.
 */
export function FollowButton({ person, place = 'row', more = [] }: FollowButtonProps) {
  const t = usePeopleTexts();
  const dispatch = useDispatch();
  const state = followState(person);
  const size = place === 'row' ? 'sm' : 'md';
  // The profile's menu button is another element: it takes the focus over from the one that was pressed.
  const [hasActed, setHasActed] = useState(false);
  const intend = (value: FollowState) => {
    setHasActed(true);
    dispatch(follows.intend(person.id, value));
  };

  const isFollowing = state === 'following' && !isLockedOut(person);
  if (isFollowing && place === 'profile') {
    return (
      <Menu
        label={t('following')}
        entries={[{ label: t('unfollow'), icon: UserMinus, onSelect: () => intend('none') }, ...more]}
      >
        {(trigger) => (
          <Button {...trigger} variant="tonal" icon={ChevronDown} autoFocus={hasActed}>
            {t('following')}
          </Button>
        )}
      </Menu>
    );
  }

  const onClick = ({ detail }: MouseEvent) => {
    // The second press of a double click is no second thought.
    if (detail > 1) return;
    if (isFollowing || state === 'requested') intend('none');
    else if (state === 'followingRequested') intend('following');
    else if (state === 'following') intend('followingRequested');
    else intend(person.needsApproval ? 'requested' : 'following');
  };
  if (isFollowing) {
    return (
      <Button variant="tonal" size={size} icon={Check} hoverLabel={t('unfollow')} onClick={onClick}>
        {t('following')}
      </Button>
    );
  }
  const ask = person.needsApproval ? t('requestToFollow') : t('follow');
  return (
    <Button
      variant={isAsked(state) ? 'tonal' : place === 'profile' ? 'primary' : 'secondary'}
      size={size}
      autoFocus={hasActed}
      {...(place === 'profile' && !isAsked(state) ? { icon: UserPlus } : {})}
      onClick={onClick}
    >
      {isAsked(state) ? t('cancelRequest') : ask}
    </Button>
  );
}

/** Follows since before the profile became private, and would be let in by its owner's approval (PROF-02). */
function isLockedOut({ isFollowing, isPrivate, opensTo }: UserEntity): boolean {
  return isFollowing && isPrivate === true && opensTo === 'approved';
}
