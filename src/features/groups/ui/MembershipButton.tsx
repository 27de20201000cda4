import { ChevronDown, LogOut, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isArchived, membershipOf, type Membership } from '@/shared/rules/membership';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { useRequest } from '@/shared/store/useRequest';
import { AnswerButtons } from '@/shared/ui/answerButtons/AnswerButtons';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { Menu } from '@/shared/ui/menu/Menu';
import { answerInvitation, joinGroup, leaveGroup } from '../requests';
import type { Group } from '../types';
import { asksBeforeJoining } from '../links/asksBeforeJoining';
import styles from './Groups.module.css';
import { useGroupTexts } from './groupTexts';
import { RoleBadge } from './RoleBadge';

const JoinDialog = lazyOverlay(async () => (await import('../links/JoinDialog')).JoinDialog);
const LeaveDialog = lazyOverlay(async () => (await import('./LeaveDialog')).LeaveDialog);

interface MembershipButtonProps {
  group: Group;
  /** `page`: the main button of the group's page, where a member's opens a menu. */
  place?: 'row' | 'page';
}

/**
 * The member's standing in a group with what may be done about it: join, ask, withdraw, answer an invitation, leave
 * (GRP-04, GRP-05). Rows name the role of a member instead (GRP-01).
 */
export function MembershipButton({ group, place = 'row' }: MembershipButtonProps) {
  const holder = useHandOnFocus<HTMLSpanElement>('membership');
  const membership = membershipOf(group);
  return (
    <span {...holder} className={styles.holder}>
      <Standing key={stage(membership)} group={group} membership={membership} place={place} />
    </span>
  );
}

/** Joining and withdrawing are one button, which keeps the focus. */
function stage({ state }: Membership): string {
  return state === 'requested' ? 'none' : state;
}

interface StandingProps extends Required<MembershipButtonProps> {
  membership: Membership;
}

function Standing({ group, membership, place }: StandingProps): ReactNode {
  const t = useGroupTexts();
  switch (membership.state) {
    case 'blocked':
      return <Badge tone="danger">{t('blocked')}</Badge>;
    case 'none':
    case 'requested':
      return <JoinButton group={group} hasAsked={membership.state === 'requested'} place={place} />;
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

interface JoinButtonProps extends Required<MembershipButtonProps> {
  hasAsked: boolean;
}

function JoinButton({ group, hasAsked, place }: JoinButtonProps) {
  const { id, privacy } = group;
  const t = useGroupTexts();
  const [isAsked, setIsAsked] = useState(false);
  const joining = useRequest(joinGroup, { id });
  const leaving = useRequest(leaveGroup, id);
  const isPublic = privacy === 0;
  const variant = hasAsked ? 'tonal' : place === 'page' ? 'primary' : 'secondary';
  const join = () => (asksBeforeJoining(group) ? setIsAsked(true) : joining.send({ id }));
  if (!hasAsked && isArchived(group)) return <Badge>{t('archived')}</Badge>;
  return (
    <>
      <Button
        variant={variant}
        size={place === 'row' ? 'sm' : 'md'}
        isLoading={joining.isPending || leaving.isPending}
        loadingLabel={isPublic && !hasAsked ? t('joining') : t('asking')}
        {...(place === 'page' && !hasAsked ? { icon: Plus } : {})}
        onClick={({ detail }) => {
          // Ignores the second click of a double click.
          if (detail > 1) return;
          if (hasAsked) leaving.send(id);
          else join();
        }}
      >
        {hasAsked ? t('cancelRequest') : isPublic ? t('join') : t('ask')}
      </Button>
      {isAsked && !hasAsked && <JoinDialog group={group} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function InvitationAnswer({ group }: { group: Group }) {
  const t = useGroupTexts();
  const inviteId = group.inviteId ?? '';
  const { isPending, send } = useRequest(answerInvitation, { inviteId });
  return (
    <AnswerButtons
      acceptLabel={t('accept')}
      refuseLabel={t('hide')}
      busyLabel={t('answering')}
      isPending={isPending}
      onAnswer={(isAccepted) => send({ groupId: group.id, inviteId, isAccepted })}
    />
  );
}

/** The role as a menu button that offers to leave. */
function MemberMenu({ group, label }: { group: Group; label: string }) {
  const t = useGroupTexts();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <Menu
        label={label}
        entries={[{ label: t('leave'), icon: LogOut, isDanger: true, onSelect: () => setIsLeaving(true) }]}
      >
        {(trigger) => (
          <Button {...trigger} variant="tonal" icon={ChevronDown}>
            {label}
          </Button>
        )}
      </Menu>
      {isLeaving && <LeaveDialog group={group} onClose={() => setIsLeaving(false)} />}
    </>
  );
}
