import { Crown, Shield, ShieldCheck } from 'lucide-react';
import { Badge } from '@/shared/ui/badge/Badge';
import type { GroupRole } from '@/shared/wire/group';
import { useGroupTexts } from './groupTexts';

const looks = {
  owner: { tone: 'accent', icon: Crown },
  admin: { tone: 'accent', icon: ShieldCheck },
  moderator: { tone: 'spot', icon: Shield },
  member: { tone: 'neutral' },
} as const;

/** The role of a person in a group. `isShort` names the two kinds of lists of groups (GRP-01). */
export function RoleBadge({ role, isShort = false }: { role: GroupRole; isShort?: boolean }) {
  const t = useGroupTexts();
  if (!isShort) return <Badge {...looks[role]}>{t(`roles.${role}`)}</Badge>;
  return role === 'member' ? (
    <Badge>{t('role.member')}</Badge>
  ) : (
    <Badge {...looks.admin}>{t('role.admin')}</Badge>
  );
}
