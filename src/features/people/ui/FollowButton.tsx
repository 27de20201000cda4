import { Check, ChevronDown, UserMinus, UserPlus } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/shared/ui/button/Button';
import { Menu, type MenuEntries } from '@/shared/ui/menu/Menu';
import { follows, followState, isAsked } from '../follows';
import type { FollowState, UserEntity } from '../types';
import { usePeopleTexts } from './peopleTexts';
import { useUnfollow } from './useUnfollow';

interface FollowButtonProps {
  person: UserEntity;
  /** `profile`: the main button of the page, whose "Following" opens a menu. */
  place?: 'row' | 'profile';
  /** More entries of the profile's "Following" menu. */
  more?: MenuEntries;
}

/**
 * Follow, Request to follow, Cancel request, Following (FOLW-01). One element for all states, so that it keeps the
 * focus.
 */
export function FollowButton({ person, place = 'row', more = [] }: FollowButtonProps) {
  const t = usePeopleTexts();
  const dispatch = useDispatch();
  const state = followState(person);
  const size = place === 'row' ? 'sm' : 'md';
  // The profile's menu button is another element, which takes over the focus.
  const [hasActed, setHasActed] = useState(false);
  const { unfollow, dialog } = useUnfollow(person);
  const intend = (value: FollowState) => {
    setHasActed(true);
    dispatch(follows.intend(person.id, value));
  };

  const leave = () => {
    setHasActed(true);
    unfollow();
  };

  const isFollowing = state === 'following' && !isLockedOut(person);
  if (isFollowing && place === 'profile') {
    return (
      <>
        <Menu
          label={t('following')}
          entries={[{ label: t('unfollow'), icon: UserMinus, onSelect: leave }, ...more]}
        >
          {(trigger) => (
            <Button {...trigger} variant="tonal" icon={ChevronDown} autoFocus={hasActed}>
              {t('following')}
            </Button>
          )}
        </Menu>
        {dialog}
      </>
    );
  }

  const onClick = ({ detail }: MouseEvent) => {
    // Ignores the second click of a double click.
    if (detail > 1) return;
    if (isFollowing) leave();
    else if (state === 'requested') intend('none');
    else if (state === 'followingRequested') intend('following');
    else if (state === 'following') intend('followingRequested');
    else intend(person.needsApproval ? 'requested' : 'following');
  };
  const ask = person.needsApproval ? t('requestToFollow') : t('follow');
  const button = isFollowing ? (
    <Button variant="tonal" size={size} icon={Check} hoverLabel={t('unfollow')} onClick={onClick}>
      {t('following')}
    </Button>
  ) : (
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
  return (
    <>
      {button}
      {dialog}
    </>
  );
}

/** Follows since before the profile became private, and needs its owner's approval (PROF-02). */
function isLockedOut({ isFollowing, isPrivate, opensTo }: UserEntity): boolean {
  return isFollowing && isPrivate === true && opensTo === 'approved';
}
