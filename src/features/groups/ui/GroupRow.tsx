import { ShieldCheck } from 'lucide-react';
import { useSelector } from 'react-redux';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { Badge } from '@/shared/ui/badge/Badge';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { groups, type GroupsState } from '../entities';
import { useGroupTexts } from './groupTexts';

/** A group in a list: picture or tile, name, privacy, members, and the member's own role (GRP-01). */
export function GroupRow({ id }: { id: string }) {
  const t = useGroupTexts();
  const group = useSelector((state: GroupsState) => groups.select(state, id));
  if (!group) return null;
  const { name, avatar, privacy, members, role } = group;
  const about = t('about', {
    count: members,
    figure: formatCount(members),
    privacy: t(privacy === 0 ? 'privacy.public' : 'privacy.private'),
  });
  return (
    <PersonRow
      kind="group"
      name={name}
      seed={id}
      image={avatar}
      meta={<span title={about}>{about}</span>}
      action={
        role === null ? undefined : role === 'member' ? (
          <Badge>{t('role.member')}</Badge>
        ) : (
          <Badge tone="accent" icon={ShieldCheck}>
            {t('role.admin')}
          </Badge>
        )
      }
    />
  );
}
