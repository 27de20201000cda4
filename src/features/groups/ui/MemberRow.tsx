import { Ellipsis } from 'lucide-react';
import { useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { PersonHover } from '@/features/people/ui/PersonHover';
import { usePresence } from '@/features/presence/usePresence';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { selectSpeaks } from '@/features/session/speaks';
import { paths } from '@/shared/config/paths';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { useRequest } from '@/shared/store/useRequest';
import { AnswerButtons } from '@/shared/ui/answerButtons/AnswerButtons';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu } from '@/shared/ui/menu/Menu';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { groupMembers, groups, type GroupMembersState, type GroupsState } from '../entities';
import { actOnMember } from '../requests';
import { membershipOfMember } from '../standing';
import type { Group, GroupMember } from '../types';
import styles from './Groups.module.css';
import { useGroupPageTexts } from './groupPageTexts';
import { RoleBadge } from './RoleBadge';
import { useMemberActs } from './useMemberActs';

type State = UsersState & GroupsState & GroupMembersState & { session: SessionState };

type SpeakingState = Parameters<typeof selectSpeaks>[0];

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** A person of a group with their role and what the member may do about it (GRP-06, GRP-07). */
export function MemberRow({ id }: { id: string }) {
  const t = useGroupPageTexts();
  const member = useSelector((state: State) => groupMembers.select(state, id));
  const person = useSelector((state: State) => users.select(state, member?.userId ?? ''));
  const group = useSelector((state: State) => groups.select(state, member?.groupId ?? ''));
  const isMe = useSelector((state: State) => selectMyId(state) === member?.userId);
  const presence = usePresence(member?.userId ?? '');
  if (!member || !person || !group) return null;
  const until = member.blocked ? (member.block?.until ?? null) : null;
  const notes = [
    isMe ? t('members.you') : `@${person.permalink}`,
    ...(member.silenced ? [t('members.silenced')] : []),
    ...(until === null ? [] : [t('members.blockedUntil', { date: day.format(new Date(until)) })]),
    ...(member.blocked && member.block?.reason ? [member.block.reason] : []),
  ].join(' · ');
  return (
    <PersonRow
      name={person.displayName}
      to={paths.profile(person.permalink)}
      wrapLink={(link) => <PersonHover permalink={person.permalink}>{link}</PersonHover>}
      image={person.avatar}
      presence={presence}
      meta={<span title={notes}>{notes}</span>}
      action={<MemberActions group={group} member={member} name={person.displayName} isMe={isMe} />}
    />
  );
}

interface MemberActionsProps {
  group: Group;
  member: GroupMember;
  name: string;
  isMe: boolean;
}

function MemberActions({ group, member, name, isMe }: MemberActionsProps) {
  const t = useGroupPageTexts();
  const { entries, may, dialogs } = useMemberActs({ group, member, name, isMe });
  const canWithdraw = useSelector((state: SpeakingState) => selectSpeaks(state, 'groupDesk'));
  const membership = membershipOfMember(member);
  switch (membership.state) {
    case 'requested':
      return may('admit') ? <Answer member={member} /> : null;
    case 'invited':
      return (
        <>
          {membership.role !== 'member' && <RoleBadge role={membership.role} />}
          {may('withdraw') && canWithdraw && (
            <ActButton
              member={member}
              act="withdraw"
              label={t('members.withdraw')}
              busy={t('members.answering')}
            />
          )}
        </>
      );
    case 'blocked':
      return may('unblock') ? (
        <ActButton
          member={member}
          act="unblock"
          label={t('members.unblock')}
          busy={t('members.unblocking')}
        />
      ) : (
        <Badge tone="danger">{t('members.tabs.blocked')}</Badge>
      );
    case 'none':
      return null;
    default:
      return (
        <>
          <RoleBadge role={membership.state} />
          {entries.length > 0 && <MemberMenu entries={entries} />}
          {dialogs}
        </>
      );
  }
}

function MemberMenu({ entries }: Pick<ReturnType<typeof useMemberActs>, 'entries'>) {
  const t = useGroupPageTexts();
  const holder = useHandOnFocus<HTMLSpanElement>('member');
  return (
    <span {...holder} className={styles.holder}>
      <Menu label={t('members.options')} entries={entries}>
        {(trigger) => <IconButton {...trigger} size="sm" icon={Ellipsis} label={t('members.options')} />}
      </Menu>
    </span>
  );
}

/** Accept and Decline of a request to join; a settled one leaves the list (GRP-06). */
function Answer({ member: { groupId, userId, inviteId } }: { member: GroupMember }) {
  const t = useGroupPageTexts();
  const { isPending, send } = useRequest(actOnMember, { groupId, userId });
  const holder = useHandOnFocus<HTMLSpanElement>('answer');
  return (
    <span {...holder} className={styles.holder}>
      <AnswerButtons
        acceptLabel={t('members.accept')}
        refuseLabel={t('members.decline')}
        busyLabel={t('members.answering')}
        isPending={isPending}
        onAnswer={(isAccepted) => send({ groupId, userId, inviteId, act: isAccepted ? 'admit' : 'refuse' })}
      />
    </span>
  );
}

interface ActButtonProps {
  member: GroupMember;
  act: 'withdraw' | 'unblock';
  label: string;
  busy: string;
}

function ActButton({ member: { groupId, userId, inviteId }, act, label, busy }: ActButtonProps) {
  const { isPending, send } = useRequest(actOnMember, { groupId, userId });
  const holder = useHandOnFocus<HTMLSpanElement>(act);
  return (
    <span {...holder} className={styles.holder}>
      <Button
        size="sm"
        isLoading={isPending}
        loadingLabel={busy}
        onClick={() => send({ groupId, userId, inviteId, act })}
      >
        {label}
      </Button>
    </span>
  );
}
