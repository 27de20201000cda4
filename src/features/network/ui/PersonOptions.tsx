import { Ellipsis, UserMinus } from 'lucide-react';
import { isFollowed } from '@/features/people/follows';
import type { UserEntity } from '@/features/people/types';
import { useStepBack } from '@/features/people/ui/useStepBack';
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
  const { remove, silence, block, dialog } = useRelationActions(person);
  const { state, isWaiting, stepBack } = useStepBack(person);
  const report = useReport({ kind: 'user', id: person.id });

  const entries: MenuEntries = [
    ...(state === 'none' || isWaiting
      ? []
      : [
          {
            label: isFollowed(state) ? t('unfollow') : t('cancelRequest'),
            icon: UserMinus,
            onSelect: stepBack,
          },
        ]),
    ...(remove ? [remove] : []),
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
      {dialog}
      {report.dialog}
    </>
  );
}
