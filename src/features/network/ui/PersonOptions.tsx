import { Ban, BellOff, Ellipsis, UserMinus, UserX } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { follows, followState } from '@/features/people/follows';
import type { UserEntity } from '@/features/people/types';
import { useTexts } from '@/shared/i18n/useTexts';
import { useRequest } from '@/shared/store/useRequest';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu, type MenuEntries } from '@/shared/ui/menu/Menu';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { changeBond, removeFollower } from '../requests';
import { useNetworkTexts } from './networkTexts';

interface PersonOptionsProps {
  person: UserEntity;
  /** `profile`: beside the page's other buttons. */
  place?: 'row' | 'profile';
}

/** What a member can do about a person besides following: unfollow, remove, silence, block (FOLW-02). */
export function PersonOptions({ person, place = 'row' }: PersonOptionsProps) {
  const t = useNetworkTexts();
  const common = useTexts('common');
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<'block' | 'remove' | null>(null);
  const bond = useRequest(changeBond, person.id);
  const removal = useRequest(removeFollower, person.id);
  const { id, displayName: name, blocked = false, silenced = false, isFollower } = person;
  const state = followState(person);
  const close = () => setAsked(null);

  const entries: MenuEntries = [
    ...(state === 'none'
      ? []
      : [
          {
            label: state === 'following' ? t('unfollow') : t('cancelRequest'),
            icon: UserMinus,
            onSelect: () => dispatch(follows.intend(id, 'none')),
          },
        ]),
    ...(isFollower ? [{ label: t('removeFollower'), icon: UserX, onSelect: () => setAsked('remove') }] : []),
    {
      label: silenced ? t('unsilence') : t('silence'),
      icon: BellOff,
      onSelect: () => bond.send({ id, bond: silenced ? 'unsilence' : 'silence' }),
    },
    'rule',
    blocked
      ? { label: t('unblock'), icon: Ban, onSelect: () => bond.send({ id, bond: 'unblock' }) }
      : { label: t('block'), icon: Ban, isDanger: true, onSelect: () => setAsked('block') },
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
      <ConfirmDialog
        isOpen={asked === 'block'}
        title={t('blocking.title', { name })}
        confirmLabel={t('blocking.confirm')}
        cancelLabel={common('cancel')}
        isBusy={bond.isPending}
        busyLabel={t('blocking.busy')}
        onConfirm={() => {
          bond.send({ id, bond: 'block' });
          close();
        }}
        onCancel={close}
      >
        {t('blocking.text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('removing.title', { name })}
        confirmLabel={t('removing.confirm')}
        cancelLabel={common('cancel')}
        isBusy={removal.isPending}
        busyLabel={t('removing.busy')}
        onConfirm={() => {
          removal.send(id);
          close();
        }}
        onCancel={close}
      >
        {t('removing.text')}
      </ConfirmDialog>
    </>
  );
}
