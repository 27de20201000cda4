import { Crown, Shield } from 'lucide-react';
import { Badge } from '@/shared/ui/badge/Badge';
import type { CompanyRole } from '@/shared/wire/company';
import { useCompanyTexts } from './companyTexts';

const looks = {
  owner: { tone: 'accent', icon: Crown },
  moderator: { tone: 'spot', icon: Shield },
  member: { tone: 'neutral' },
} as const;

/** The role of a person in a company. */
export function CompanyRoleBadge({ role }: { role: CompanyRole }) {
  const t = useCompanyTexts();
  return <Badge {...looks[role]}>{t(`role.${role}`)}</Badge>;
}
