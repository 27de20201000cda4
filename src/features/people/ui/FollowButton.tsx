import { Check, ChevronDown, UserMinus, UserPlus } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/shared/ui/button/Button';
import { Menu, type MenuEntries } from '@/shared/ui/menu/Menu';
import { follows, isAsked } from '../follows';
import type { FollowState, UserEntity } from '../types';
import { usePeopleTexts } from './peopleTexts';
import { useStepBack } from './useStepBack';

interface FollowButtonProps {
  person: UserEntity;
  /** `page`: the main button of the profile's page, whose "Following" opens a menu. */
  place?: 'row' | 'page';
  /** More entries of the profile's "Following" menu. */
  more?: MenuEntries;
}

/**
 * Follow, Request to follow, Cancel request, Following (FOLW-01). One element for all states, so that it keeps the
 * focus. While a step back can be taken back, the next press does so (HOUR-04).
 */
export function FollowButton({ person, place = 'row', more = [] }: FollowButtonProps) {
  const t = usePeopleTexts();
  const dispatch = useDispatch();
  const { state, isWaiting, isSending, stepBack, takeBack } = useStepBack(person);
  const size = place === 'row' ? 'sm' : 'md';
  // The profile's menu button is another element, which takes over the focus.
  const [hasActed, setHasActed] = useState(false);
  const intend = (value: FollowState) => dispatch(follows.intend(person.id, value));
  const act = (perform: () => void) => {
    setHasActed(true);
    perform();
  };

  const isFollowing = state === 'following' && !isLockedOut(person);
  if (isFollowing && place === 'page') {
    return (
      <Menu
        label={t('following')}
        entries={[{ label: t('unfollow'), icon: UserMinus, onSelect: () => act(stepBack) }, ...more]}
      >
        {(trigger) => (
          <Button {...trigger} variant="tonal" icon={ChevronDown} autoFocus={hasActed}>
            {t('following')}
          </Button>
        )}
      </Menu>
    );
  }

  const step = () => {
    if (isWaiting) takeBack();
    else if (isFollowing || state === 'requested') stepBack();
    else if (state === 'followingRequested') intend('following');
    else if (state === 'following') intend('followingRequested');
    else intend(person.needsApproval ? 'requested' : 'following');
  };
  const onClick = ({ detail }: MouseEvent) => {
    // Ignores the second click of a double click.
    if (detail <= 1) act(step);
  };
  const ask = person.needsApproval ? t('requestToFollow') : t('follow');
  return isFollowing ? (
    <Button variant="tonal" size={size} icon={Check} hoverLabel={t('unfollow')} onClick={onClick}>
      {t('following')}
    </Button>
  ) : (
    <Button
      variant={isAsked(state) ? 'tonal' : place === 'page' ? 'primary' : 'secondary'}
      size={size}
      autoFocus={hasActed}
      isLoading={isSending}
      {...(place === 'page' && !isAsked(state) ? { icon: UserPlus } : {})}
      onClick={onClick}
    >
      {isAsked(state) ? t('cancelRequest') : ask}
    </Button>
  );
}

/** Follows since before the profile became private, and needs its owner's approval (PROF-02). */
function isLockedOut({ isFollowing, isPrivate, opensTo }: UserEntity): boolean {
  return isFollowing && isPrivate === true && opensTo === 'approved';
}
