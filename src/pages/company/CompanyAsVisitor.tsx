import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useCommunityTexts } from '@/features/communities/ui/communityTexts';
import { VisitorBar } from '@/features/communities/ui/VisitorBar';
import { CompanyContacts } from '@/features/companies/ui/CompanyContacts';
import { CompanyHeader } from '@/features/companies/ui/CompanyHeader';
import { useCompanyPageTexts } from '@/features/companies/ui/companyPageTexts';
import { useCompanyTexts } from '@/features/companies/ui/companyTexts';
import { LockedCompany } from '@/features/companies/ui/LockedCompany';
import { companyVisitorRoom, loadCompanyAsVisitor } from '@/features/companies/visitor';
import { visitorWallList, visitorWallsRoom } from '@/features/walls/visitorWalls';
import { WallPosts } from '@/features/walls/ui/WallPosts';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { useLoad } from '@/shared/store/useLoad';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { PageHeadSkeleton } from '@/shared/ui/pageHead/PageHead';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';

export const rooms = [visitorWallsRoom, companyVisitorRoom];

interface CompanyAsVisitorProps {
  name: string;
  permalink: string;
}

/** A company as the server shows it to somebody outside, for those who run it (CMP-02). */
export function CompanyAsVisitor({ name, permalink }: CompanyAsVisitorProps) {
  const t = useCommunityTexts();
  const texts = useCompanyTexts();
  const page = useCompanyPageTexts();
  const { data: company, error, retry, cancel } = useLoad(loadCompanyAsVisitor, permalink);
  useDocumentTitle(t('visitor.title', { name }));
  const bar = <VisitorBar name={name} backTo={paths.company(permalink)} />;
  if (!company) {
    return (
      <>
        {bar}
        {error ? (
          <ErrorState title={t('visitor.failed')} error={error} onRetry={retry} />
        ) : (
          <>
            <PageHeadSkeleton kind="company" />
            <StillWorking onCancel={cancel} />
          </>
        )}
      </>
    );
  }
  const tabs = (['wall', 'contacts'] as const).filter((tab) => company.options[tab]);
  const [first] = tabs;
  const open = (tab: ReactNode) => (
    <>
      <VisitorTabs name={name} permalink={permalink} tabs={tabs} />
      {tab}
    </>
  );
  return (
    <>
      {bar}
      <CompanyHeader
        company={company}
        isSlim={false}
        actions={
          company.canSee && (
            <Button variant="primary" icon={Plus} disabled>
              {texts('follow')}
            </Button>
          )
        }
      />
      {!company.canSee ? (
        <LockedCompany />
      ) : first === undefined ? (
        <EmptyState seed="all" title={page('off.all.title')} text={page('off.all.text')} />
      ) : (
        <Routes>
          {company.options.wall && (
            <Route
              index
              element={open(
                <WallPosts wall={{ type: 'company', entityId: company.id }} of={visitorWallList} />,
              )}
            />
          )}
          {company.options.contacts && (
            <Route path="contacts" element={open(<CompanyContacts company={company} />)} />
          )}
          <Route path="*" element={<Navigate to={address(permalink, first)} replace />} />
        </Routes>
      )}
    </>
  );
}

type Tab = 'wall' | 'contacts';

const address = (permalink: string, tab: Tab) =>
  `${paths.company(permalink, 'visitor')}${tab === 'contacts' ? '/contacts' : ''}`;

function VisitorTabs({ name, permalink, tabs }: CompanyAsVisitorProps & { tabs: readonly Tab[] }) {
  const t = useCompanyPageTexts();
  return (
    <LinkTabs
      label={name}
      tabs={tabs.map((tab) => ({ to: address(permalink, tab), label: t(`tabs.${tab}`), isExact: true }))}
    />
  );
}
