import { Crown, LogOut, Shield, User, UserX, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useSpeaks } from '@/features/session/useSpeaks';
import { useTexts } from '@/shared/i18n/useTexts';
import {
  applyCompanyAct,
  companyRights,
  whyNotInCompany,
  type CompanyAct,
  type CompanyRight,
} from '@/shared/rules/company';
import { useRequest } from '@/shared/store/useRequest';
import type { MenuItem } from '@/shared/ui/menu/Menu';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import type { CompanyRole } from '@/shared/wire/company';
import { actOnCompanyMember } from '../requests';
import type { Company, CompanyMember } from '../types';
import { useCompanyPageTexts } from './companyPageTexts';
import { useCompanyTexts } from './companyTexts';
import { useLeaveCompany } from './useLeaveCompany';

interface Subject {
  company: Company;
  member: CompanyMember;
  name: string;
  isMe: boolean;
}

const acts = [
  'make_moderator',
  'make_member',
  'hand_over',
  'remove',
  'leave',
] as const satisfies CompanyAct[];
type Act = (typeof acts)[number];

const icons: Record<Act, LucideIcon> = {
  make_moderator: Shield,
  make_member: User,
  hand_over: Crown,
  remove: UserX,
  leave: LogOut,
};
const isGrave = (act: Act) => act === 'remove' || act === 'leave';

/** Offers what may be done to a person of a company, as menu entries with their dialogs (CMP-04). */
export function useCompanyMemberActs({ company, member, name, isMe }: Subject) {
  const t = useCompanyPageTexts();
  const [asked, setAsked] = useState<Exclude<Act, 'leave'> | null>(null);
  const leaving = useLeaveCompany(company, member.userId);
  const speaksRoles = useSpeaks('groupRoles');

  /** True where the act is allowed, changes something, and the backend speaks it. */
  const isOffered = (act: Act) => {
    if (act === 'leave') return isMe;
    if (act === 'hand_over' && (!speaksRoles || member.role === 'owner')) return false;
    const after = applyCompanyAct(member.role, act, { isLastOwner: isMe && company.role === 'owner' });
    if (typeof after === 'string' || after.role === member.role) return false;
    return whyNotInCompany(company.role, act, { role: member.role, isSelf: isMe }) === null;
  };
  const toItem = (act: Act): MenuItem => ({
    label: t(`members.acts.${act}`),
    icon: icons[act],
    isDanger: isGrave(act),
    onSelect: () => (act === 'leave' ? leaving.leave() : setAsked(act)),
  });
  const offered = acts.filter(isOffered);
  const plain = offered.filter((act) => !isGrave(act)).map(toItem);
  const grave = offered.filter(isGrave).map(toItem);
  return {
    entries: [...plain, ...(plain.length > 0 && grave.length > 0 ? (['rule'] as const) : []), ...grave],
    dialogs:
      asked === null ? (
        leaving.dialog
      ) : (
        <AskAct act={asked} company={company} member={member} name={name} onClose={() => setAsked(null)} />
      ),
  };
}

interface AskActProps extends Omit<Subject, 'isMe'> {
  act: Exclude<Act, 'leave'>;
  onClose: () => void;
}

/** Asks before an act; a new role comes with one line on what it may do. */
function AskAct({ act, company, member, name, onClose }: AskActProps) {
  const t = useCompanyPageTexts();
  const common = useTexts('common');
  const { companyId, userId } = member;
  const { isPending, send } = useRequest(actOnCompanyMember, { companyId, userId });
  const says = useRoleLine();
  const text =
    act === 'make_moderator' || act === 'make_member'
      ? says(act === 'make_moderator' ? 'moderator' : 'member')
      : t(`members.asking.${act}.text`);
  return (
    <ConfirmDialog
      isOpen
      title={t(`members.asking.${act}.title`, { name, company: company.name })}
      confirmLabel={t(`members.acts.${act}`)}
      cancelLabel={common('cancel')}
      isDanger={act === 'remove'}
      isBusy={isPending}
      busyLabel={t(`members.asking.${act}.busy`)}
      onConfirm={() => {
        send({ companyId, userId, act });
        onClose();
      }}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}

const told = ['speak', 'edit', 'add', 'remove', 'make_moderator', 'delete'] as const satisfies CompanyRight[];
const sentence = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** One line on what a role may do, from the rules that the server obeys. */
function useRoleLine() {
  const t = useCompanyPageTexts();
  const names = useCompanyTexts();
  return (role: CompanyRole) => {
    const rights = told
      .filter((right) => companyRights[right].includes(role))
      .map((right) => t(`members.rights.${right}`));
    const named = { role: names(`role.${role}`) };
    return rights.length === 0
      ? t('members.cannot', named)
      : t('members.can', { ...named, rights: sentence.format(rights) });
  };
}
