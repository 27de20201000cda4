import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { useLoad } from '@/shared/store/useLoad';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { PageHeadSkeleton } from '@/shared/ui/pageHead/PageHead';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import { useCommunityTexts } from './communityTexts';
import { VisitorBar } from './VisitorBar';

interface AsVisitorProps<Place> {
  kind: 'group' | 'company';
  name: string;
  /** Address of the member's own view. */
  backTo: string;
  /** The place as the server shows it to a visitor. */
  loaded: Pick<ReturnType<typeof useLoad>, 'error' | 'retry' | 'cancel'> & { data: Place | undefined };
  children: (place: Place) => ReactNode;
}

/** A group or company as somebody outside sees it, for those who run it (GRP-03, CMP-02). */
export function AsVisitor<Place>({ kind, name, backTo, loaded, children }: AsVisitorProps<Place>) {
  const t = useCommunityTexts();
  const { data, error, retry, cancel } = loaded;
  useDocumentTitle(t('visitor.title', { name }));
  return (
    <>
      <VisitorBar name={name} backTo={backTo} />
      {data ? (
        children(data)
      ) : error ? (
        <ErrorState title={t('visitor.failed')} error={error} onRetry={retry} />
      ) : (
        <>
          <PageHeadSkeleton kind={kind} />
          <StillWorking onCancel={cancel} />
        </>
      )}
    </>
  );
}

export interface VisitorTab {
  /** Last part of its address; '' for the view's own. */
  path: string;
  label: string;
  count?: number;
  element: ReactNode;
}

interface VisitorTabsProps {
  label: string;
  /** Address of the view. */
  to: string;
  tabs: readonly VisitorTab[];
}

/** The parts that a visitor may open; an address of any other leads to the first. */
export function VisitorTabs({ label, to, tabs }: VisitorTabsProps) {
  const [first] = tabs;
  const addressOf = ({ path }: VisitorTab) => (path === '' ? to : `${to}/${path}`);
  return (
    <>
      <LinkTabs
        label={label}
        tabs={tabs.map((tab) => ({
          to: addressOf(tab),
          isExact: true,
          label: tab.label,
          count: tab.count ?? null,
        }))}
      />
      <Routes>
        {tabs.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
        {first && <Route path="*" element={<Navigate to={addressOf(first)} replace />} />}
      </Routes>
    </>
  );
}
