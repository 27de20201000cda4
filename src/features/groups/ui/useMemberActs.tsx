import { Ban, BellOff, Crown, Shield, ShieldCheck, User, UserX, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectSpeaks } from '@/features/session/speaks';
import { useTexts } from '@/shared/i18n/useTexts';
import { applyAct, membershipOf, whyNot, type GroupRight } from '@/shared/rules/membership';
import { useRequest } from '@/shared/store/useRequest';
import type { MenuItem } from '@/shared/ui/menu/Menu';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { actOnMember } from '../requests';
import { membershipOfMember } from '../standing';
import type { Group, GroupMember } from '../types';
import { useGroupPageTexts } from './groupPageTexts';

interface Subject {
  group: Group;
  member: GroupMember;
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
const asking = { block: 'blocking', remove: 'removing', hand_over: 'handing' } as const;
const isAsking = (act: Act): act is keyof typeof asking => Object.hasOwn(asking, act);

/** Offers the acts that the member may do to a person of a group, as menu entries with their dialogs (GRP-06, GRP-07). */
export function useMemberActs({ group, member, name, isMe }: Subject) {
  const t = useGroupPageTexts();
  const common = useTexts('common');
  const [asked, setAsked] = useState<keyof typeof asking | null>(null);
  const speaksRoles = useSelector((state: Parameters<typeof selectSpeaks>[0]) =>
    selectSpeaks(state, 'groupRoles'),
  );
  const { groupId, userId, inviteId } = member;
  const { isPending, send } = useRequest(actOnMember, { groupId, userId });
  const membership = membershipOfMember(member);
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
    if ((act === 'silence' || act === 'unsilence') && member.silenced === (act === 'silence')) return false;
    return may(act);
  };
  const toItem = (act: Act): MenuItem => ({
    label: t(`members.acts.${act}`),
    icon: icons[act],
    isDanger: act === 'block' || act === 'remove',
    onSelect: () => (isAsking(act) ? setAsked(act) : send({ groupId, userId, inviteId, act })),
  });
  const offered = acts.filter(isOffered);
  const plain = offered.filter((act) => !['block', 'remove'].includes(act)).map(toItem);
  const grave = offered.filter((act) => ['block', 'remove'].includes(act)).map(toItem);
  const entries = [...plain, ...(plain.length > 0 && grave.length > 0 ? (['rule'] as const) : []), ...grave];
  const texts = asked === null ? null : asking[asked];
  const dialogs = asked !== null && texts !== null && (
    <ConfirmDialog
      isOpen
      title={t(`members.${texts}.title`, { name, group: group.name })}
      confirmLabel={t(`members.${texts}.confirm`)}
      cancelLabel={common('cancel')}
      isDanger={asked !== 'hand_over'}
      isBusy={isPending}
      busyLabel={t(`members.${texts}.busy`)}
      onConfirm={() => {
        send({ groupId, userId, inviteId, act: asked });
        setAsked(null);
      }}
      onCancel={() => setAsked(null)}
    >
      {t(`members.${texts}.text`)}
    </ConfirmDialog>
  );
  return { entries, may, dialogs };
}
