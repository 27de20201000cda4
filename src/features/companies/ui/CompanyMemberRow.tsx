import { Ellipsis } from 'lucide-react';
import { use } from 'react';
import { useSelector } from 'react-redux';
import styles from '@/features/communities/ui/Rows.module.css';
import { users, type UsersState } from '@/features/people/entities';
import { PersonHover } from '@/features/people/ui/PersonHover';
import { usePresence } from '@/features/presence/usePresence';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { paths } from '@/shared/config/paths';
import { useHandOnFocus } from '@/shared/lib/focus/useHandOnFocus';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu, type MenuEntries } from '@/shared/ui/menu/Menu';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { companies, companyMembers, type CompaniesState, type CompanyMembersState } from '../entities';
import type { Company, CompanyMember } from '../types';
import { SeenCompany } from '../seenCompany';
import { useStanding } from '../useStanding';
import { useCompanyPageTexts } from './companyPageTexts';
import { CompanyRoleBadge } from './CompanyRoleBadge';
import { useCompanyMemberActs } from './useCompanyMemberActs';

type State = UsersState & CompaniesState & CompanyMembersState & { session: SessionState };

/** A person of a company with position, role, and what the member may do about it (CMP-04). */
export function CompanyMemberRow({ id }: { id: string }) {
  const t = useCompanyPageTexts();
  const member = useSelector((state: State) => companyMembers.select(state, id));
  const person = useSelector((state: State) => users.select(state, member?.userId ?? ''));
  const stored = useSelector((state: State) => companies.select(state, member?.companyId ?? ''));
  const seen = use(SeenCompany);
  const company = seen ?? stored;
  const isMe = useSelector((state: State) => selectMyId(state) === member?.userId) && seen === null;
  const presence = usePresence(member?.userId ?? '');
  if (!member || !person || !company) return null;
  const { displayName, permalink, avatar } = person;
  const notes = [
    ...(isMe ? [t('members.you')] : []),
    member.position === '' ? `@${permalink}` : member.position,
  ].join(' · ');
  return (
    <PersonRow
      name={displayName}
      to={paths.profile(permalink)}
      wrapLink={(link) => <PersonHover permalink={permalink}>{link}</PersonHover>}
      image={avatar}
      presence={presence}
      meta={
        <span title={notes} dir="auto">
          {notes}
        </span>
      }
      action={<Actions company={company} member={member} name={displayName} isMe={isMe} />}
    />
  );
}

interface ActionsProps {
  company: Company;
  member: CompanyMember;
  name: string;
  isMe: boolean;
}

function Actions(props: ActionsProps) {
  const { entries, dialogs } = useCompanyMemberActs(props);
  const { role } = useStanding(props.company);
  // The member is on the way out.
  if (props.isMe && role === null) return null;
  return (
    <>
      <CompanyRoleBadge role={props.member.role} />
      {entries.length > 0 && <MemberMenu entries={entries} />}
      {dialogs}
    </>
  );
}

function MemberMenu({ entries }: { entries: MenuEntries }) {
  const t = useCompanyPageTexts();
  const holder = useHandOnFocus<HTMLSpanElement>('member');
  return (
    <span {...holder} className={styles.holder}>
      <Menu label={t('members.options')} entries={entries}>
        {(trigger) => <IconButton {...trigger} size="sm" icon={Ellipsis} label={t('members.options')} />}
      </Menu>
    </span>
  );
}
