import { Suspense, useCallback, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { PersonPicker, usePickerTerm } from '@/features/communities/ui/PersonPicker';
import styles from '@/features/communities/ui/Rows.module.css';
import { users, type UsersState } from '@/features/people/entities';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import { useRequest } from '@/shared/store/useRequest';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/modal/Modal';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { invitable } from '../desk/lists';
import { actOnMember } from '../requests';
import { useGroupDeskTexts } from './groupDeskTexts';

interface InvitePickerProps {
  groupId: string;
  onClose: () => void;
  /** Below the people: the links. */
  children: ReactNode;
}

/** People who are not in the group, each with a button that invites them (GRP-06). */
export function InvitePicker({ groupId, onClose, children }: InvitePickerProps) {
  const t = useGroupDeskTexts();
  const search = usePickerTerm();
  const list = usePagedList(invitable, { groupId, term: search.term });
  const renderRow = useCallback(
    (id: string) => <Invitee key={id} groupId={groupId} userId={id} />,
    [groupId],
  );
  return (
    <Modal
      isOpen
      title={t('picker.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('picker.done')}</Button>}
    >
      <PersonPicker
        search={search}
        list={list}
        label={t('picker.list')}
        empty={{ title: t('picker.none'), text: t('picker.noneText') }}
        renderRow={renderRow}
      />
      <Suspense>{children}</Suspense>
    </Modal>
  );
}

function Invitee({ groupId, userId }: { groupId: string; userId: string }) {
  const t = useGroupDeskTexts();
  const person = useSelector((state: UsersState) => users.select(state, userId));
  const { isPending, send } = useRequest(actOnMember, { groupId, userId });
  const holder = useHandOnFocus<HTMLSpanElement>('invite');
  if (!person) return null;
  const isInvited = person.inviteStatus === 'out';
  return (
    <li>
      <PersonRow
        name={person.displayName}
        to={paths.profile(person.permalink)}
        image={person.avatar}
        meta={`@${person.permalink}`}
        action={
          isInvited ? (
            <Badge>{t('picker.invited')}</Badge>
          ) : (
            <span {...holder} className={styles.holder}>
              <Button
                size="sm"
                isLoading={isPending}
                loadingLabel={t('picker.inviting')}
                onClick={() => send({ groupId, userId, inviteId: null, act: 'invite' })}
              >
                {t('picker.invite')}
              </Button>
            </span>
          )
        }
      />
    </li>
  );
}
