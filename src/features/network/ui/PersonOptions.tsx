import { Ellipsis, UserMinus } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { follows, followState, isFollowed } from '@/features/people/follows';
import type { UserEntity } from '@/features/people/types';
import { useUnfollow } from '@/features/people/ui/useUnfollow';
import { useReport } from '@/features/reports/ui/useReport';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu, type MenuEntries } from '@/shared/ui/menu/Menu';
import { useNetworkTexts } from './networkTexts';
import { useRelationActions } from './useRelationActions';

interface PersonOptionsProps {
  person: UserEntity;
  /** `profile` places it beside the page's other buttons. */
  place?: 'row' | 'profile';
}

/** Menu of a person: unfollow, remove, silence, report, block (FOLW-02). */
export function PersonOptions({ person, place = 'row' }: PersonOptionsProps) {
  const t = useNetworkTexts();
  const dispatch = useDispatch();
  const { remove, silence, block, dialogs } = useRelationActions(person);
  const { unfollow, dialog } = useUnfollow(person);
  const report = useReport({ kind: 'user', id: person.id });
  const state = followState(person);

  const entries: MenuEntries = [
    ...(state === 'none'
      ? []
      : [
          {
            label: isFollowed(state) ? t('unfollow') : t('cancelRequest'),
            icon: UserMinus,
            onSelect: isFollowed(state) ? unfollow : () => dispatch(follows.intend(person.id, 'none')),
          },
        ]),
    ...(person.isFollower ? [remove] : []),
    silence,
    'rule',
    ...report.entries,
    block,
  ];
  return (
    <>
      <Menu label={t('options')} entries={entries}>
        {(trigger) => (
          <IconButton
            {...trigger}
            size={place === 'row' ? 'sm' : 'md'}
            hasEdge={place === 'profile'}
            icon={Ellipsis}
            label={t('options')}
          />
        )}
      </Menu>
      {dialogs}
      {dialog}
      {report.dialog}
    </>
  );
}
