import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import { LinkTabs, type LinkTab } from '@/shared/ui/tabs/LinkTabs';

interface ListsFrameProps {
  /** "Groups": heading, and name of the tabs. */
  title: string;
  documentTitle: string;
  /** Link to the form of a new group or company. */
  create: { to: string; label: string };
  tabs: readonly LinkTab[];
  /** The list of the open tab. */
  children: ReactNode;
}

/** Heading and tabs above the member's groups or companies, and the way to a new one (GRP-01, CMP-01). */
export function ListsFrame({ title, documentTitle, create, tabs, children }: ListsFrameProps) {
  useDocumentTitle(documentTitle);
  return (
    <>
      <Masthead
        aside={
          <ButtonLink to={create.to} variant="primary" icon={Plus}>
            {create.label}
          </ButtonLink>
        }
      >
        {title}
      </Masthead>
      <LinkTabs label={title} tabs={tabs} />
      {children}
    </>
  );
}
