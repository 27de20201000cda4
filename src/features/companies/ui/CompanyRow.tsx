import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { companies, type CompaniesState } from '../entities';
import type { Company } from '../types';
import { useStanding } from '../useStanding';
import { CompanyRoleBadge } from './CompanyRoleBadge';
import { useCompanyTexts } from './companyTexts';
import { FollowCompany } from './FollowCompany';

/**
 * A company in a list: picture or tile, name, category, followers, and the member's own role, or Follow for those
 * outside its team (CMP-01, CMP-03).
 * @param action follows the main button
 */
export function CompanyRow({ id, action }: { id: string; action?: ReactNode }) {
  const t = useCompanyTexts();
  const company = useSelector((state: CompaniesState) => companies.select(state, id));
  if (!company) return null;
  const { name, permalink, avatar, category, followers } = company;
  const figures = { count: followers, figure: formatCount(followers) };
  const about = category?.name
    ? t('about', { ...figures, category: category.name })
    : t('aboutAlone', figures);
  return (
    <PersonRow
      kind="company"
      name={name}
      to={paths.company(permalink)}
      seed={id}
      image={avatar}
      meta={<span title={about}>{about}</span>}
      action={
        <>
          <Standing company={company} />
          {action}
        </>
      }
    />
  );
}

function Standing({ company }: { company: Company }) {
  const { role } = useStanding(company);
  return role === null ? <FollowCompany company={company} /> : <CompanyRoleBadge role={role} />;
}
