import { Ellipsis, Link } from 'lucide-react';
import { useVisitorEntry } from '@/features/communities/ui/useVisitorEntry';
import { useCopyLink } from '@/features/posts/ui/useCopyLink';
import { useReport } from '@/features/reports/ui/useReport';
import { paths } from '@/shared/config/paths';
import { whyNotInCompany } from '@/shared/rules/company';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu } from '@/shared/ui/menu/Menu';
import type { Company } from '../types';
import { useCompanyPageTexts } from './companyPageTexts';

/** Menu of a company: its link, the visitor's view, and a report by others than its owners. */
export function CompanyOptions({ company: { id, permalink, role } }: { company: Company }) {
  const t = useCompanyPageTexts();
  const copyLink = useCopyLink();
  const visitor = useVisitorEntry(
    t('viewAsVisitor'),
    paths.company(permalink, 'visitor'),
    whyNotInCompany(role, 'edit') === null,
  );
  const report = useReport({ kind: 'company', id });
  return (
    <>
      <Menu
        label={t('options')}
        entries={[
          { label: t('copyLink'), icon: Link, onSelect: () => void copyLink(paths.company(permalink)) },
          ...visitor,
          ...(role === 'owner' ? [] : report.entries),
        ]}
      >
        {(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('options')} />}
      </Menu>
      {report.dialog}
    </>
  );
}
