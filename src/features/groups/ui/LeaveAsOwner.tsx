import { OwnerLeaves } from '@/features/communities/ui/OwnerLeaves';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import { memberList } from '../lists';
import type { Group } from '../types';
import { useGroupTexts } from './groupTexts';

interface LeaveAsOwnerProps {
  group: Group;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks an owner of a group before leaving (GRP-04). */
export function LeaveAsOwner({ group: { id, name, permalink, privacy }, ...acts }: LeaveAsOwnerProps) {
  const t = useGroupTexts();
  const speaksRoles = useSpeaks('groupRoles');
  const owners = usePagedList(memberList, { groupId: id, tab: 'members', role: 'owner', term: '' });
  return (
    <OwnerLeaves
      owners={owners}
      settings={paths.group(permalink, 'settings/manage')}
      texts={{
        ask: t('leaving.title', { name }),
        consequence: t(privacy === 1 ? 'leaving.private' : 'leaving.text'),
        leave: t('leave'),
        lastOwner: t('leaving.lastOwner', { name }),
        wayOut: t(speaksRoles ? 'leaving.handOver' : 'leaving.deleteOnly'),
        settings: t('leaving.settings'),
      }}
      {...acts}
    />
  );
}
