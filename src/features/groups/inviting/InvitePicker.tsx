import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { PersonPicker, usePickerTerm } from '@/features/communities/ui/PersonPicker';
import { users, type UsersState } from '@/features/people/entities';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { failureText } from '@/shared/i18n/errorText';
import { membershipOf, whyNot } from '@/shared/rules/membership';
import { usePagedList } from '@/shared/store/usePagedList';
import { useRequest } from '@/shared/store/useRequest';
import type { OfferedRole } from '@/shared/wire/group';
import { Badge } from '@/shared/ui/badge/Badge';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/modal/Modal';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { Select } from '@/shared/ui/select/Select';
import { SelectBox } from '@/shared/ui/selection/SelectBox';
import { useSelection, type Selection } from '@/shared/ui/selection/useSelection';
import desk from '../desk/Desk.module.css';
import type { Group } from '../types';
import { useGroupDeskTexts } from '../ui/groupDeskTexts';
import { useGroupTexts } from '../ui/groupTexts';
import styles from './InvitePicker.module.css';
import { invitable } from './lists';
import { invitePerson } from './requests';
import { groupInvitingRoom } from './room';
import { useInviting } from './useInviting';

interface InvitePickerProps {
  group: Group;
  onClose: () => void;
  /** Below the people: the links. */
  children: ReactNode;
}

export const rooms = [groupInvitingRoom];

/** People who are not in the group, of whom many are chosen and invited at once, with a role (GRP-06). */
export function InvitePicker({ group, onClose, children }: InvitePickerProps) {
  const t = useGroupDeskTexts();
  const groupId = group.id;
  const search = usePickerTerm();
  const list = usePagedList(invitable, { groupId, term: search.term });
  const selection = useSelection(list.ids);
  const [role, setRole] = useState<OfferedRole>('member');
  const givesRoles = useSpeaks('groupDesk') && whyNot(membershipOf(group), 'make_admin') === null;
  const { chosen, isPending, failed, error, invite, doneButton } = useInviting(groupId, selection.all);
  const renderRow = useCallback(
    (id: string) => <Invitee key={id} userId={id} isChosen={selection.has(id)} onToggle={selection.toggle} />,
    [selection],
  );
  return (
    <Modal
      isOpen
      title={t('picker.title')}
      onClose={onClose}
      footer={
        <>
          {error && (
            <div role="alert" className={styles.failure}>
              <Banner kind="error">
                {`${t('picker.notInvited', failed)} ${failureText('groupDesk:picker.later', error)}`}
              </Banner>
            </div>
          )}
          <Button ref={doneButton} variant="quiet" onClick={onClose}>
            {t('picker.done')}
          </Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            isLoading={isPending}
            loadingLabel={t('picker.inviting')}
            onClick={() => invite(givesRoles ? role : undefined)}
          >
            {t('picker.invite', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {chosen.map((id) => (
        <Attempt key={id} groupId={groupId} userId={id} />
      ))}
      <PersonPicker
        search={search}
        list={list}
        label={t('picker.list')}
        empty={{ title: t('picker.none'), text: t('picker.noneText') }}
        renderRow={renderRow}
      >
        {givesRoles && <RoleField value={role} onChange={setRole} />}
      </PersonPicker>
      <Suspense>{children}</Suspense>
    </Modal>
  );
}

/** Keeps what came of a person's invitation, as long as they are chosen. */
function Attempt(person: { groupId: string; userId: string }) {
  useRequest(invitePerson, person);
  return null;
}

interface RoleFieldProps {
  value: OfferedRole;
  onChange: (role: OfferedRole) => void;
}

/** The role that the invitations offer. */
function RoleField({ value, onChange }: RoleFieldProps) {
  const t = useGroupDeskTexts();
  const names = useGroupTexts();
  const speaksModerators = useSpeaks('groupRoles');
  const roles: OfferedRole[] = speaksModerators ? ['member', 'moderator', 'admin'] : ['member', 'admin'];
  return (
    <Select
      label={t('picker.role')}
      value={value}
      options={roles.map((role) => ({ value: role, label: names(`roles.${role}`) }))}
      onChange={({ target }) => onChange(roles.find((role) => role === target.value) ?? 'member')}
    />
  );
}

interface InviteeProps {
  userId: string;
  isChosen: boolean;
  onToggle: Selection['toggle'];
}

function Invitee({ userId, isChosen, onToggle }: InviteeProps) {
  const t = useGroupDeskTexts();
  const person = useSelector((state: UsersState) => users.select(state, userId));
  if (!person) return null;
  const name = person.displayName;
  const isInvited = person.inviteStatus === 'out';
  return (
    <li className={desk.row} data-chosen={isChosen && !isInvited}>
      <span className={styles.box}>
        {!isInvited && (
          <SelectBox
            label={t('members.select', { name })}
            isChosen={isChosen}
            onToggle={(isRange) => onToggle(userId, isRange)}
          />
        )}
      </span>
      <div>
        <PersonRow
          name={name}
          to={paths.profile(person.permalink)}
          image={person.avatar}
          meta={`@${person.permalink}`}
          action={isInvited && <Badge>{t('picker.invited')}</Badge>}
        />
      </div>
    </li>
  );
}
