import { Check, ChevronDown, UserPlus } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/shared/ui/button/Button';
import { Menu } from '@/shared/ui/menu/Menu';
import { follows, followState } from '../follows';
import type { FollowState, UserEntity } from '../types';
import { usePeopleTexts } from './peopleTexts';

interface FollowButtonProps {
  person: UserEntity;
  /** `row` in lists; `profile` is the page's main action, whose "Following" opens a menu. */
  place?: 'row' | 'profile';
}

/**
 * Follow, Request to follow, Cancel request, Following (FOLW-01): what pressing it does, or the state that it undoes.
 * It stays the same button through all of them, so that the focus stays too.
 */
export function FollowButton({ person, place = 'row' }: FollowButtonProps) {
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

  if (state === 'following' && place === 'profile') {
    return (
      <Menu label={t('following')} entries={[{ label: t('unfollow'), onSelect: () => intend('none') }]}>
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
    if (state !== 'none') intend('none');
    else intend(person.needsApproval ? 'requested' : 'following');
  };
  if (state === 'following') {
    return (
      <Button variant="tonal" size={size} icon={Check} hoverLabel={t('unfollow')} onClick={onClick}>
        {t('following')}
      </Button>
    );
  }
  const ask = person.needsApproval ? t('requestToFollow') : t('follow');
  return (
    <Button
      variant={state === 'requested' ? 'tonal' : place === 'profile' ? 'primary' : 'secondary'}
      size={size}
      autoFocus={hasActed}
      {...(place === 'profile' && state === 'none' ? { icon: UserPlus } : {})}
      onClick={onClick}
    >
      {state === 'requested' ? t('cancelRequest') : ask}
    </Button>
  );
}
