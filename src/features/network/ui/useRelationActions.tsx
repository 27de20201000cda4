import { Ban, BellOff, UserX } from 'lucide-react';
import { useState } from 'react';
import type { UserEntity } from '@/features/people/types';
import { useTexts } from '@/shared/i18n/useTexts';
import { useRequest } from '@/shared/store/useRequest';
import type { MenuItem } from '@/shared/ui/menu/Menu';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { changeRelation, removeFollower } from '../requests';
import { useNetworkTexts } from './networkTexts';

/** Menu entries to remove, silence and block a person, with their confirmation dialogs (FOLW-02). */
export function useRelationActions({
  id,
  displayName: name,
  blocked = false,
  silenced = false,
}: Pick<UserEntity, 'id' | 'displayName' | 'blocked' | 'silenced'>) {
  const t = useNetworkTexts();
  const common = useTexts('common');
  const [asked, setAsked] = useState<'block' | 'remove' | null>(null);
  const relation = useRequest(changeRelation, { id });
  const removal = useRequest(removeFollower, id);
  const close = () => setAsked(null);

  const remove: MenuItem = { label: t('removeFollower'), icon: UserX, onSelect: () => setAsked('remove') };
  const silence: MenuItem = {
    label: silenced ? t('unsilence') : t('silence'),
    icon: BellOff,
    onSelect: () => relation.send({ id, change: silenced ? 'unsilence' : 'silence' }),
  };
  const block: MenuItem = blocked
    ? { label: t('unblock'), icon: Ban, onSelect: () => relation.send({ id, change: 'unblock' }) }
    : { label: t('block'), icon: Ban, isDanger: true, onSelect: () => setAsked('block') };
  const dialogs = (
    <>
      <ConfirmDialog
        isOpen={asked === 'block'}
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
  return { remove, silence, block, dialogs };
}
