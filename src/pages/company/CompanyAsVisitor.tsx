import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhotosOf } from '@/features/albums/ui/PhotosOf';
import { visitorPhotosRoom } from '@/features/albums/visitor';
import { AsVisitor, VisitorTabs } from '@/features/communities/ui/AsVisitor';
import { SeenCompany } from '@/features/companies/seenCompany';
import type { Company } from '@/features/companies/types';
import { CompanyContacts } from '@/features/companies/contacts/CompanyContacts';
import { CompanyHeader } from '@/features/companies/ui/CompanyHeader';
import { CompanyMembers } from '@/features/companies/ui/CompanyMembers';
import { useCompanyPageTexts } from '@/features/companies/ui/companyPageTexts';
import { useCompanyTexts } from '@/features/companies/ui/companyTexts';
import { LockedCompany } from '@/features/companies/ui/LockedCompany';
import { companyVisitorRoom, loadCompanyAsVisitor } from '@/features/companies/visitor';
import { SeenWall } from '@/features/walls/ui/SeenWall';
import { visitorWallsRoom } from '@/features/walls/visitorWalls';
import { paths } from '@/shared/config/paths';
import { useLoad } from '@/shared/store/useLoad';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';

export const rooms = [visitorWallsRoom, visitorPhotosRoom, companyVisitorRoom];

interface CompanyAsVisitorProps {
  name: string;
  permalink: string;
}

/** A company as the server shows it to somebody outside, for those who run it (CMP-02). */
export function CompanyAsVisitor({ name, permalink }: CompanyAsVisitorProps) {
  const t = useCompanyTexts();
  const loaded = useLoad(loadCompanyAsVisitor, permalink);
  return (
    <AsVisitor kind="company" name={name} backTo={paths.company(permalink)} loaded={loaded}>
      {(company) => (
        <>
          <CompanyHeader
            company={company}
            isSlim={false}
            actions={
              company.canSee && (
                <Button variant="primary" icon={Plus} disabled>
                  {t('follow')}
                </Button>
              )
            }
          />
          {company.canSee ? <Inside company={company} /> : <LockedCompany />}
        </>
      )}
    </AsVisitor>
  );
}

const sections = ['wall', 'photos', 'contacts', 'members'] as const;
type Section = (typeof sections)[number];

/** The sections that the company has switched on. */
function Inside({ company }: { company: Company }) {
  const t = useCompanyPageTexts();
  const { id, name, permalink, options, contacts, members } = company;
  const counts: Partial<Record<Section, number>> = { contacts: contacts.length, members };
  const elements: Record<Section, ReactNode> = {
    wall: <SeenWall wall={{ type: 'company', entityId: id }} />,
    photos: <PhotosOf of={{ kind: 'company', id, seenAs: 'visitor' }} name={name} />,
    contacts: <CompanyContacts company={company} />,
    members: (
      <SeenCompany value={company}>
        <CompanyMembers company={company} />
      </SeenCompany>
    ),
  };
  const shown = sections.filter((section) => options[section]);
  if (shown.length === 0)
    return <EmptyState seed="all" title={t('off.all.title')} text={t('off.all.text')} />;
  return (
    <VisitorTabs
      label={name}
      to={paths.company(permalink, 'visitor')}
      tabs={shown.map((section) => ({
        path: section === 'wall' ? '' : section,
        label: t(`tabs.${section}`),
        ...(counts[section] !== undefined && { count: counts[section] }),
        element: elements[section],
      }))}
    />
  );
}
