import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes, useMatch, useParams } from 'react-router-dom';
import { albumsRoom } from '@/features/albums/room';
import { companyPageRoom } from '@/features/companies/pageRoom';
import { companiesRoom } from '@/features/companies/room';
import type { Company } from '@/features/companies/types';
import { CompanyHeader } from '@/features/companies/ui/CompanyHeader';
import { useCompanyPageTexts } from '@/features/companies/ui/companyPageTexts';
import { CompanyWall } from '@/features/companies/ui/CompanyWall';
import { useCompany } from '@/features/companies/useCompany';
import { networkRoom } from '@/features/network/room';
import { picturesRoom } from '@/features/pictures/room';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { whyNotInCompany } from '@/shared/rules/company';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { lazyRoomPart } from '@/shared/ui/lazyPart/lazyRoomPart';
import { PageHeadSkeleton } from '@/shared/ui/pageHead/PageHead';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';

const CompanyContacts = lazyPart(
  async () => (await import('@/features/companies/contacts/CompanyContacts')).CompanyContacts,
);
const CompanyMembers = lazyPart(
  async () => (await import('@/features/companies/ui/CompanyMembers')).CompanyMembers,
);
const CompanySettings = lazyPart(
  async () => (await import('@/features/companies/ui/CompanySettings')).CompanySettings,
);
const CompanyPhotos = lazyRoomPart(async () => {
  const { CompanyPhotos: Part, rooms: brought } = await import('@/features/albums/managing/CompanyPhotos');
  return { default: Part, rooms: brought };
});
const PhotosOf = lazyPart(async () => (await import('@/features/albums/ui/PhotosOf')).PhotosOf);
const LockedCompany = lazyPart(
  async () => (await import('@/features/companies/ui/LockedCompany')).LockedCompany,
);
const CompanyAsVisitor = lazyRoomPart(async () => {
  const { CompanyAsVisitor: Part, rooms: brought } = await import('./CompanyAsVisitor');
  return { default: Part, rooms: brought };
});
const NotFoundPage = lazyPart(async () => (await import('../status/NotFoundPage')).default);

export const rooms = [networkRoom, picturesRoom, companiesRoom, companyPageRoom, albumsRoom];

/** A company: its head, and wall, photos, contacts, members and settings as pages of their own (CMP-02). */
export default function CompanyPage() {
  const t = useCompanyPageTexts();
  const { permalink = '' } = useParams();
  const { company, error, isGone, retry, cancel } = useCompany(permalink);
  useDocumentTitle(company?.name ?? (isGone ? t('gone.title') : t('title')));
  if (company) return <CompanyOf key={company.id} company={company} />;
  if (isGone) return <Gone />;
  return (
    <>
      <PageHeading isHidden>{t('title')}</PageHeading>
      {error ? (
        <ErrorState title={t('failed')} error={error} onRetry={retry} />
      ) : (
        <div key={permalink}>
          <PageHeadSkeleton kind="company" />
          <StillWorking onCancel={cancel} />
        </div>
      )}
    </>
  );
}

function Gone() {
  const t = useCompanyPageTexts();
  return (
    <EmptyState
      seed="nobody"
      title={t('gone.title')}
      text={t('gone.text')}
      action={<ButtonLink to={paths.companies}>{t('gone.action')}</ButtonLink>}
      isPage
    />
  );
}

function CompanyOf({ company }: { company: Company }) {
  const { id, name, permalink } = company;
  const isVisit = useMatch(`${paths.company(permalink, 'visitor')}/*`) !== null;
  const isFirst = useMatch(paths.company(permalink)) !== null;
  if (isVisit && whyNotInCompany(company.role, 'edit') === null) {
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <Routes>
          <Route path="visitor/*" element={<CompanyAsVisitor name={name} permalink={permalink} />} />
        </Routes>
      </Suspense>
    );
  }
  const open = (tab: ReactNode) => <OpenTab company={company}>{tab}</OpenTab>;
  const section = (of: Section, tab: ReactNode) => open(company.options[of] ? tab : <SwitchedOff of={of} />);
  return (
    <>
      <CompanyHeader company={company} isSlim={company.canSee && !isFirst} />
      <Suspense fallback={<div aria-busy="true" />}>
        <Routes>
          <Route index element={open(<First company={company} />)} />
          <Route
            path="photos"
            element={section(
              'photos',
              whyNotInCompany(company.role, 'speak') === null ? (
                <CompanyPhotos id={id} name={name} />
              ) : (
                <PhotosOf of={{ kind: 'company', id }} name={name} />
              ),
            )}
          />
          <Route path="contacts" element={section('contacts', <CompanyContacts company={company} />)} />
          <Route path="members" element={section('members', <CompanyMembers company={company} />)} />
          <Route path="edit" element={<Navigate to={paths.company(permalink, 'settings')} replace />} />
          <Route path="settings/:section?" element={open(<CompanySettings company={company} />)} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </>
  );
}

const sections = ['wall', 'photos', 'contacts', 'members'] as const;
type Section = (typeof sections)[number];

/** The wall or, where it is switched off, the first section that is on. */
function First({ company }: { company: Company }) {
  const { options, permalink } = company;
  const first = sections.find((name) => options[name]);
  if (first === undefined) return <SwitchedOff of="all" />;
  return first === 'wall' ? (
    <CompanyWall company={company} />
  ) : (
    <Navigate to={paths.company(permalink, first)} replace />
  );
}

function SwitchedOff({ of }: { of: Section | 'all' }) {
  const t = useCompanyPageTexts();
  return <EmptyState seed={of} title={t(`off.${of}.title`)} text={t(`off.${of}.text`)} />;
}

/** The tabs with the open one, or why none is shown. */
function OpenTab({ company, children }: { company: Company; children: ReactNode }) {
  if (!company.canSee) return <LockedCompany />;
  return (
    <>
      <CompanyTabs company={company} />
      <Suspense fallback={<div aria-busy="true" />}>{children}</Suspense>
    </>
  );
}

/** The sections that the company has switched on, and its settings for managers. */
function CompanyTabs({ company }: { company: Company }) {
  const t = useCompanyPageTexts();
  const { name, permalink, options, contacts, members, role } = company;
  const counts = { wall: null, photos: null, contacts: contacts.length, members };
  const maySet = whyNotInCompany(role, 'edit') === null;
  const tabs = sections
    .filter((section) => options[section])
    .map((section) => ({
      to: paths.company(permalink, section === 'wall' ? undefined : section),
      label: t(`tabs.${section}`),
      count: counts[section],
      isExact: section === 'wall',
    }));
  const settings = { to: paths.company(permalink, 'settings'), label: t('tabs.settings') };
  return <LinkTabs label={name} tabs={maySet ? [...tabs, settings] : tabs} />;
}
