import { ChevronDown, LogOut, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import styles from '@/features/communities/ui/Rows.module.css';
import { isArchived, membershipOf, stranger, type Membership } from '@/shared/rules/membership';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { useRequest } from '@/shared/store/useRequest';
import { AnswerButtons } from '@/shared/ui/answerButtons/AnswerButtons';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { lazyRoomOverlay } from '@/shared/ui/lazyPart/lazyRoomOverlay';
import { Menu } from '@/shared/ui/menu/Menu';
import { useWaiting } from '@/shared/undo/useWaiting';
import { hidingInvitations, leavingGroups } from '../leaving';
import { answerInvitation, joinGroup } from '../requests';
import type { Group } from '../types';
import { asksBeforeJoining } from '../links/asksBeforeJoining';
import { useGroupTexts } from './groupTexts';
import { RoleBadge } from './RoleBadge';

const JoinDialog = lazyRoomOverlay(async () => {
  const { JoinDialog: Part, rooms } = await import('../links/JoinDialog');
  return { default: Part, rooms };
});
const LeaveAsOwner = lazyOverlay(async () => (await import('./LeaveAsOwner')).LeaveAsOwner);

interface MembershipButtonProps {
  group: Group;
  /** `page`: the main button of the group's page, where a member's opens a menu. */
  place?: 'row' | 'page';
}

/**
 * The member's standing in a group with what may be done about it: join, ask, withdraw, answer an invitation, leave
 * (GRP-04, GRP-05). Rows name the role of a member instead (GRP-01). While a step out can be taken back, the button of
 * a stranger does so (HOUR-04).
 */
export function MembershipButton({ group, place = 'row' }: MembershipButtonProps) {
  const holder = useHandOnFocus<HTMLSpanElement>('membership');
  const stepOut = useStepOut(group.id);
  const membership = stepOut ? stranger : membershipOf(group);
  return (
    <span {...holder} className={styles.holder}>
      <Standing
        key={stage(membership)}
        group={group}
        membership={membership}
        stepOut={stepOut}
        place={place}
      />
    </span>
  );
}

type StepOut = Pick<ReturnType<typeof useWaiting>, 'isSending' | 'takeBack'>;

/** A step out of a group that is shown and not yet answered. */
function useStepOut(id: string): StepOut | null {
  const departure = useWaiting(leavingGroups.name, id);
  const hiding = useWaiting(hidingInvitations.name, id);
  if (departure.isDone) return departure;
  return hiding.isDone ? hiding : null;
}

/** Joining and withdrawing are one button, which keeps the focus. */
function stage({ state }: Membership): string {
  return state === 'requested' ? 'none' : state;
}

interface StandingProps extends Required<MembershipButtonProps> {
  membership: Membership;
  stepOut: StepOut | null;
}

function Standing({ group, membership, stepOut, place }: StandingProps): ReactNode {
  const t = useGroupTexts();
  switch (membership.state) {
    case 'blocked':
      return <Badge tone="danger">{t('blocked')}</Badge>;
    case 'none':
    case 'requested':
      return (
        <JoinButton
          group={group}
          hasAsked={membership.state === 'requested'}
          stepOut={stepOut}
          place={place}
        />
      );
    case 'invited':
      return <InvitationAnswer group={group} />;
    default:
      return place === 'row' ? (
        <RoleBadge role={membership.state} isShort />
      ) : (
        <MemberMenu group={group} label={t(`roles.${membership.state}`)} />
      );
  }
}

interface JoinButtonProps extends Omit<StandingProps, 'membership'> {
  hasAsked: boolean;
}

function JoinButton({ group, hasAsked, stepOut, place }: JoinButtonProps) {
  const { id, name, privacy } = group;
  const t = useGroupTexts();
  const dispatch = useDispatch();
  const [isAsked, setIsAsked] = useState(false);
  // Closes the dialog once the request is there, so that it does not come back with the button.
  if (isAsked && hasAsked) setIsAsked(false);
  const joining = useRequest(joinGroup, { id });
  const isPublic = privacy === 0;
  const variant = hasAsked ? 'tonal' : place === 'page' ? 'primary' : 'secondary';
  const step = () => {
    if (stepOut) stepOut.takeBack();
    else if (hasAsked) dispatch(leavingGroups.act([{ id, name, hasAsked }]));
    else if (asksBeforeJoining(group)) setIsAsked(true);
    else joining.send({ id });
  };
  if (!hasAsked && isArchived(group)) return <Badge>{t('archived')}</Badge>;
  return (
    <>
      <Button
        variant={variant}
        size={place === 'row' ? 'sm' : 'md'}
        isLoading={joining.isPending || stepOut?.isSending === true}
        loadingLabel={isPublic && !hasAsked ? t('joining') : t('asking')}
        {...(place === 'page' && !hasAsked ? { icon: Plus } : {})}
        onClick={({ detail }) => {
          // Ignores the second click of a double click.
          if (detail <= 1) step();
        }}
      >
        {hasAsked ? t('cancelRequest') : isPublic ? t('join') : t('ask')}
      </Button>
      {isAsked && <JoinDialog group={group} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function InvitationAnswer({ group }: { group: Group }) {
  const t = useGroupTexts();
  const dispatch = useDispatch();
  const { id, name } = group;
  const inviteId = group.inviteId ?? '';
  const { isPending, send } = useRequest(answerInvitation, { inviteId });
  return (
    <AnswerButtons
      acceptLabel={t('accept')}
      refuseLabel={t('hide')}
      busyLabel={t('answering')}
      isPending={isPending}
      onAnswer={(isAccepted) => {
        if (isAccepted) send({ groupId: id, inviteId, isAccepted });
        else dispatch(hidingInvitations.act([{ id, name, inviteId }]));
      }}
    />
  );
}

/** The role as a menu button that offers to leave; an owner is asked, since there must be another. */
function MemberMenu({ group, label }: { group: Group; label: string }) {
  const { id, name, role } = group;
  const t = useGroupTexts();
  const dispatch = useDispatch();
  const [isAsked, setIsAsked] = useState(false);
  const leave = () => {
    setIsAsked(false);
    dispatch(leavingGroups.act([{ id, name, hasAsked: false }]));
  };
  const onSelect = () => (role === 'owner' ? setIsAsked(true) : leave());
  return (
    <>
      <Menu label={label} entries={[{ label: t('leave'), icon: LogOut, isDanger: true, onSelect }]}>
        {(trigger) => (
          <Button {...trigger} variant="tonal" icon={ChevronDown}>
            {label}
          </Button>
        )}
      </Menu>
      {isAsked && <LeaveAsOwner group={group} onLeave={leave} onClose={() => setIsAsked(false)} />}
    </>
  );
}
