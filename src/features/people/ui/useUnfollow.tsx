import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTexts } from '@/shared/i18n/useTexts';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { follows } from '../follows';
import type { UserEntity } from '../types';
import { usePeopleTexts } from './peopleTexts';

/**
 * Unfollows a person; asks first where it cannot simply be taken back: a private profile must let one in again, and
 * who does not follow back is easily lost.
 */
export function useUnfollow({ id, displayName: name, isFollower, needsApproval }: UserEntity) {
  const t = usePeopleTexts();
  const common = useTexts('common');
  const dispatch = useDispatch();
  const [isAsked, setIsAsked] = useState(false);
  const perform = () => dispatch(follows.intend(id, 'none'));
  const close = () => setIsAsked(false);
  return {
    unfollow: () => {
      if (isFollower && !needsApproval) perform();
      else setIsAsked(true);
    },
    dialog: (
      <ConfirmDialog
        isOpen={isAsked}
        title={t('unfollowing.title', { name })}
        confirmLabel={t('unfollow')}
        cancelLabel={common('cancel')}
        isDanger={false}
        onConfirm={() => {
          close();
          perform();
        }}
        onCancel={close}
      >
        {t(needsApproval ? 'unfollowing.private' : 'unfollowing.text')}
      </ConfirmDialog>
    ),
  };
}
