import { Crown, Shield } from 'lucide-react';
import { useSelector } from 'react-redux';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { Badge } from '@/shared/ui/badge/Badge';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { companies, type CompaniesState } from '../entities';
import type { Company } from '../types';
import { useCompanyTexts } from './companyTexts';

/** A company in a list: picture or tile, name, category, followers, and the member's relation to it. */
export function CompanyRow({ id }: { id: string }) {
  const t = useCompanyTexts();
  const company = useSelector((state: CompaniesState) => companies.select(state, id));
  if (!company) return null;
  const { name, avatar, category, followers } = company;
  const about = t('about', {
    count: followers,
    figure: formatCount(followers),
    category: category.name,
  });
  return (
    <PersonRow
      kind="company"
      name={name}
      seed={id}
      image={avatar}
      meta={<span title={about}>{about}</span>}
      action={<Standing company={company} />}
    />
  );
}

function Standing({ company: { role, isFollow } }: { company: Company }) {
  const t = useCompanyTexts();
  switch (role) {
    case 'owner':
      return (
        <Badge tone="accent" icon={Crown}>
          {t('role.owner')}
        </Badge>
      );
    case 'moderator':
      return (
        <Badge tone="spot" icon={Shield}>
          {t('role.moderator')}
        </Badge>
      );
    case 'member':
      return <Badge>{t('role.member')}</Badge>;
    case null:
      return isFollow ? <Badge tone="line">{t('following')}</Badge> : null;
  }
}
