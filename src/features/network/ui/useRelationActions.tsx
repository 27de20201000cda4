import { Ban, BellOff, UserX } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { UserEntity } from '@/features/people/types';
import { useTexts } from '@/shared/i18n/useTexts';
import { useRequest } from '@/shared/store/useRequest';
import type { MenuItem } from '@/shared/ui/menu/Menu';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { useWaiting } from '@/shared/undo/useWaiting';
import { removingFollowers } from '../removing';
import { changeRelation } from '../requests';
import { useNetworkTexts } from './networkTexts';

/**
 * Menu entries to remove (of a follower), silence and block a person, with the dialog that asks before a block
 * (FOLW-02).
 */
export function useRelationActions({
  id,
  displayName: name,
  isFollower,
  blocked = false,
  silenced = false,
}: Pick<UserEntity, 'id' | 'displayName' | 'isFollower' | 'blocked' | 'silenced'>) {
  const t = useNetworkTexts();
  const common = useTexts('common');
  const dispatch = useDispatch();
  const [isAsked, setIsAsked] = useState(false);
  const relation = useRequest(changeRelation, { id, change: 'block' });
  const isRemoved = useWaiting(removingFollowers.name, id).isDone;
  const close = () => setIsAsked(false);

  const remove: MenuItem | null =
    isFollower && !isRemoved
      ? {
          label: t('removeFollower'),
          icon: UserX,
          onSelect: () => dispatch(removingFollowers.act([{ id, name }])),
        }
      : null;
  const silence: MenuItem = {
    label: silenced ? t('unsilence') : t('silence'),
    icon: BellOff,
    onSelect: () => relation.send({ id, change: silenced ? 'unsilence' : 'silence' }),
  };
  const block: MenuItem = blocked
    ? { label: t('unblock'), icon: Ban, onSelect: () => relation.send({ id, change: 'unblock' }) }
    : { label: t('block'), icon: Ban, isDanger: true, onSelect: () => setIsAsked(true) };
  const dialog = (
    <ConfirmDialog
      isOpen={isAsked}
      title={t('blocking.title', { name })}
      confirmLabel={t('blocking.confirm')}
      cancelLabel={common('cancel')}
      isBusy={relation.isPending}
      busyLabel={t('blocking.busy')}
      onConfirm={() => {
        relation.send({ id, change: 'block' });
        close();
      }}
      onCancel={close}
    >
      {t('blocking.text')}
    </ConfirmDialog>
  );
  return { remove, silence, block, dialog };
}
