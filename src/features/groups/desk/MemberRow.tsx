import { Ellipsis } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from '@/features/communities/ui/Rows.module.css';
import { users, type UsersState } from '@/features/people/entities';
import { PersonHover } from '@/features/people/ui/PersonHover';
import { usePresence } from '@/features/presence/usePresence';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { isMember, membershipOf, whyNot, type Membership } from '@/shared/rules/membership';
import { AnswerButtons } from '@/shared/ui/answerButtons/AnswerButtons';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu } from '@/shared/ui/menu/Menu';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { SelectBox } from '@/shared/ui/selection/SelectBox';
import { groups, type GroupsState } from '../entities';
import type { Group, GroupMember } from '../types';
import { useGroupDeskTexts } from '../ui/groupDeskTexts';
import { RoleBadge } from '../ui/RoleBadge';
import desk from './Desk.module.css';
import { DeskContext, SeenGroup } from './DeskContext';
import { memberActs, type DeskAct } from './memberActs';
import { RequestDetails } from './RequestDetails';
import { useMemberActs } from './useMemberActs';
import { useShownMember } from './usePeople';

type State = UsersState & GroupsState & { session: SessionState };

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** A person of a group with their role and what the member may do about it (GRP-06, GRP-07). */
export function MemberRow({ id }: { id: string }) {
  const t = useGroupDeskTexts();
  const shown = useShownMember(id);
  const member = shown?.member;
  const person = useSelector((state: State) => users.select(state, member?.userId ?? ''));
  const stored = useSelector((state: State) => groups.select(state, member?.groupId ?? ''));
  const seen = use(SeenGroup);
  const group = seen ?? stored;
  const isMe = useSelector((state: State) => selectMyId(state) === member?.userId) && seen === null;
  const presence = usePresence(member?.userId ?? '');
  if (!shown || !member || !person || !group) return null;
  const { membership } = shown;
  const until = member.blocked ? (member.block?.until ?? null) : null;
  const notes = [
    isMe ? t('members.you') : `@${person.permalink}`,
    ...(isMember(membership) && membership.silenced ? [t('members.silenced')] : []),
    ...(until === null ? [] : [t('members.blockedUntil', { date: day.format(new Date(until)) })]),
    ...(member.blocked && member.block?.reason ? [member.block.reason] : []),
  ].join(' · ');
  const name = person.displayName;
  const canDecline = membership.state === 'requested' && whyNot(membershipOf(group), 'refuse') === null;
  return (
    <Choosable id={id} name={name}>
      <PersonRow
        name={name}
        to={paths.profile(person.permalink)}
        wrapLink={(link) => <PersonHover permalink={person.permalink}>{link}</PersonHover>}
        image={person.avatar}
        presence={presence}
        meta={<span title={notes}>{notes}</span>}
        action={
          <MemberActions group={group} member={member} membership={membership} name={name} isMe={isMe} />
        }
      />
      {canDecline && <RequestDetails member={member} name={name} />}
    </Choosable>
  );
}

/** The row with its box, where something can be done with many at once. */
function Choosable({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const t = useGroupDeskTexts();
  const around = use(DeskContext);
  if (around === null) return children;
  const { selection, canChoose } = around;
  const isChosen = selection.has(id);
  return (
    <div className={desk.row} data-desk-row={id} data-chosen={isChosen}>
      {canChoose(id) && (
        <SelectBox
          label={t('members.select', { name })}
          isChosen={isChosen}
          onToggle={(isRange) => selection.toggle(id, isRange)}
        />
      )}
      <div>{children}</div>
    </div>
  );
}

interface MemberActionsProps {
  group: Group;
  member: GroupMember;
  membership: Membership;
  name: string;
  isMe: boolean;
}

function MemberActions({ group, member, membership, name, isMe }: MemberActionsProps) {
  const t = useGroupDeskTexts();
  const { entries, may, dialogs } = useMemberActs({ group, member, membership, name, isMe });
  const canWithdraw = useSpeaks('groupDesk');
  switch (membership.state) {
    case 'requested':
      return may('admit') ? <Answer member={member} name={name} /> : null;
    case 'invited':
      return (
        <>
          {membership.role !== 'member' && <RoleBadge role={membership.role} />}
          {may('withdraw') && canWithdraw && <ActButton member={member} name={name} act="withdraw" />}
        </>
      );
    case 'blocked':
      return may('unblock') ? (
        <ActButton member={member} name={name} act="unblock" />
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
  const t = useGroupDeskTexts();
  const holder = useHandOnFocus<HTMLSpanElement>('member');
  return (
    <span {...holder} className={styles.holder}>
      <Menu label={t('members.options')} entries={entries}>
        {(trigger) => <IconButton {...trigger} size="sm" icon={Ellipsis} label={t('members.options')} />}
      </Menu>
    </span>
  );
}

interface ActProps {
  member: GroupMember;
  name: string;
}

/** Accept and Decline of a request to join; an answered one leaves the list (GRP-06). */
function Answer({ member: { groupId, userId, inviteId }, name }: ActProps) {
  const t = useGroupDeskTexts();
  const dispatch = useDispatch();
  const holder = useHandOnFocus<HTMLSpanElement>('answer');
  return (
    <span {...holder} className={styles.holder}>
      <AnswerButtons
        acceptLabel={t('members.acts.admit')}
        refuseLabel={t('members.acts.refuse')}
        busyLabel={t('members.answering')}
        isPending={false}
        onAnswer={(isAccepted) =>
          dispatch(
            memberActs.act([{ groupId, userId, inviteId, name, act: isAccepted ? 'admit' : 'refuse' }]),
          )
        }
      />
    </span>
  );
}

function ActButton({ member: { groupId, userId, inviteId }, name, act }: ActProps & Pick<DeskAct, 'act'>) {
  const t = useGroupDeskTexts();
  const dispatch = useDispatch();
  const holder = useHandOnFocus<HTMLSpanElement>(act);
  return (
    <span {...holder} className={styles.holder}>
      <Button size="sm" onClick={() => dispatch(memberActs.act([{ groupId, userId, inviteId, name, act }]))}>
        {t(`members.acts.${act}`)}
      </Button>
    </span>
  );
}
