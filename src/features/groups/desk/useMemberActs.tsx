import { Ban, BellOff, Crown, Shield, ShieldCheck, User, UserX, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSpeaks } from '@/features/session/useSpeaks';
import { useTexts } from '@/shared/i18n/useTexts';
import {
  applyAct,
  isMember,
  membershipOf,
  whyNot,
  type GroupRight,
  type Membership,
} from '@/shared/rules/membership';
import { useRequest } from '@/shared/store/useRequest';
import { lazyRoomOverlay } from '@/shared/ui/lazyPart/lazyRoomOverlay';
import type { MenuItem } from '@/shared/ui/menu/Menu';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { actOnMember } from '../requests';
import type { Group, GroupMember } from '../types';
import { useGroupDeskTexts } from '../ui/groupDeskTexts';
import { memberActs } from './memberActs';

const BlockDialog = lazyRoomOverlay(async () => {
  const { BlockDialog, rooms } = await import('./BlockDialog');
  return { default: BlockDialog, rooms };
});

interface Subject {
  group: Group;
  member: GroupMember;
  /** As it is shown: with what waits. */
  membership: Membership;
  name: string;
  isMe: boolean;
}

const acts = [
  'make_admin',
  'make_moderator',
  'make_member',
  'hand_over',
  'silence',
  'unsilence',
  'block',
  'remove',
] as const;
type Act = (typeof acts)[number];

const icons: Record<Act, LucideIcon> = {
  make_admin: ShieldCheck,
  make_moderator: Shield,
  make_member: User,
  hand_over: Crown,
  silence: BellOff,
  unsilence: BellOff,
  block: Ban,
  remove: UserX,
};

/**
 * Offers the acts that the member may do to a person of a group, as menu entries (GRP-06, GRP-07). All can be undone
 * but handing the group over, which asks; a block asks for its terms where the backend takes them.
 */
export function useMemberActs({ group, member, membership, name, isMe }: Subject) {
  const t = useGroupDeskTexts();
  const common = useTexts('common');
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<'hand_over' | 'block' | null>(null);
  const close = () => setAsked(null);
  const hasTerms = useSpeaks('groupDesk');
  const speaksRoles = useSpeaks('groupRoles');
  const { groupId, userId, inviteId } = member;
  const { isPending, send } = useRequest(actOnMember, { groupId, userId });
  const may = (right: GroupRight) =>
    whyNot(membershipOf(group), right, { membership, isSelf: isMe }) === null;

  /** True where the act is allowed, changes something, and the backend speaks it. */
  const isOffered = (act: Act) => {
    if ((act === 'make_moderator' || act === 'hand_over') && !speaksRoles) return false;
    if (act === 'hand_over' && membership.state === 'owner') return false;
    const after = applyAct(membership, act, {
      needsApproval: false,
      isLastOwner: isMe && group.role === 'owner',
    });
    if (typeof after === 'string') return false;
    if (after.state === membership.state && act.startsWith('make_')) return false;
    if (act === 'silence' || act === 'unsilence')
      return isMember(membership) && membership.silenced === (act === 'unsilence') && may(act);
    return may(act);
  };
  const toItem = (act: Act): MenuItem => ({
    label: t(`members.acts.${act}`),
    icon: icons[act],
    isDanger: act === 'block' || act === 'remove',
    onSelect: () =>
      act === 'hand_over' || (act === 'block' && hasTerms)
        ? setAsked(act)
        : dispatch(memberActs.act([{ groupId, userId, inviteId, name, act }])),
  });
  const offered = acts.filter(isOffered);
  const plain = offered.filter((act) => !['block', 'remove'].includes(act)).map(toItem);
  const grave = offered.filter((act) => ['block', 'remove'].includes(act)).map(toItem);
  const entries = [...plain, ...(plain.length > 0 && grave.length > 0 ? (['rule'] as const) : []), ...grave];
  const dialogs =
    asked === 'block' ? (
      <BlockDialog member={member} name={name} onClose={close} />
    ) : (
      asked === 'hand_over' && (
        <ConfirmDialog
          isOpen
          title={t('members.handing.title', { name, group: group.name })}
          confirmLabel={t('members.handing.confirm')}
          cancelLabel={common('cancel')}
          isBusy={isPending}
          busyLabel={t('members.handing.busy')}
          onConfirm={() => {
            send({ groupId, userId, inviteId, act: 'hand_over' });
            close();
          }}
          onCancel={close}
        >
          {t('members.handing.text')}
        </ConfirmDialog>
      )
    );
  return { entries, may, dialogs };
}
