import { Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { ListsFrame } from '@/features/communities/ui/ListsFrame';
import { companiesOf } from '@/features/companies/lists';
import { companyPageRoom } from '@/features/companies/pageRoom';
import { companiesRoom } from '@/features/companies/room';
import { ManagedCompanies, MyCompanies, SuggestedCompanies } from '@/features/companies/ui/CompanyLists';
import { useCompanyTexts } from '@/features/companies/ui/companyTexts';
import { networkRoom } from '@/features/network/room';
import { selectMyId } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import type { ListsState } from '@/shared/store/lists';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';

const CreateCompany = lazyPart(
  async () => (await import('@/features/companies/ui/CreateCompany')).CreateCompany,
);
const NotFoundPage = lazyPart(async () => (await import('../status/NotFoundPage')).default);

export const rooms = [networkRoom, companiesRoom, companyPageRoom];

/** The member's companies, those they manage, suggestions, and the form of a new company (CMP-01). */
export default function CompaniesPage() {
  const myId = useSelector(selectMyId);
  if (myId === null) return null;
  const framed = (tab: Tab, list: ReactNode) => (
    <Frame myId={myId} tab={tab}>
      {list}
    </Frame>
  );
  return (
    <Suspense>
      <Routes>
        <Route index element={framed('mine', <MyCompanies userId={myId} />)} />
        <Route path="managed" element={framed('managed', <ManagedCompanies userId={myId} />)} />
        <Route path="suggestions" element={framed('suggestions', <SuggestedCompanies />)} />
        <Route path="create" element={<CreateCompany userId={myId} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

type Tab = 'mine' | 'managed' | 'suggestions';

function Frame({ myId, tab, children }: { myId: string; tab: Tab; children: ReactNode }) {
  const t = useCompanyTexts();
  const count = (which: 'all' | 'my') => (state: { lists: ListsState }) =>
    companiesOf.select(state, { userId: myId, which, term: '' }).count;
  const mine = useSelector(count('all'));
  const managed = useSelector(count('my'));
  return (
    <ListsFrame
      title={t('title')}
      documentTitle={tab === 'mine' ? t('title') : t(`tabs.${tab}`)}
      create={{ to: paths.createCompany, label: t('create') }}
      tabs={[
        { to: paths.companies, label: t('tabs.mine'), count: mine, isExact: true },
        { to: paths.managedCompanies, label: t('tabs.managed'), count: managed },
        { to: paths.companySuggestions, label: t('tabs.suggestions') },
      ]}
    >
      {children}
    </ListsFrame>
  );
}
