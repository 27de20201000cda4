import { OwnerLeaves } from '@/features/communities/ui/OwnerLeaves';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import { companyMemberList } from '../lists';
import type { Company } from '../types';
import { useCompanyPageTexts } from './companyPageTexts';

interface LeaveAsOwnerProps {
  company: Company;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks an owner of a company before leaving its team (CMP-04). */
export function LeaveAsOwner({ company: { id, name, permalink }, ...acts }: LeaveAsOwnerProps) {
  const t = useCompanyPageTexts();
  const speaksRoles = useSpeaks('groupRoles');
  const owners = usePagedList(companyMemberList, { companyId: id, filter: 'owner', term: '' });
  return (
    <OwnerLeaves
      owners={owners}
      settings={paths.company(permalink, 'settings/manage')}
      texts={{
        ask: t('leaving.title', { company: name }),
        consequence: t('leaving.text'),
        leave: t('members.acts.leave'),
        lastOwner: t('leaving.lastOwner', { name }),
        wayOut: t(speaksRoles ? 'leaving.handOver' : 'leaving.deleteOnly'),
        settings: t('leaving.settings'),
      }}
      {...acts}
    />
  );
}
