import { Archive, ArchiveRestore, Ellipsis, Link } from 'lucide-react';
import { useVisitorEntry } from '@/features/communities/ui/useVisitorEntry';
import { useCopyLink } from '@/features/posts/ui/useCopyLink';
import { useReport } from '@/features/reports/ui/useReport';
import { paths } from '@/shared/config/paths';
import { membershipOf, whyNot } from '@/shared/rules/membership';
import { useRequest } from '@/shared/store/useRequest';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu } from '@/shared/ui/menu/Menu';
import { archiveGroup } from '../requests';
import type { Group } from '../types';
import { useGroupPageTexts } from './groupPageTexts';
import { mayArchive } from './mayArchive';

/** Menu of a group: its link, a report, the visitor's view, and for the owner the archive (GRP-03, GRP-06). */
export function GroupOptions({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  const copyLink = useCopyLink();
  const { id, permalink, archivedAt, role } = group;
  const { send } = useRequest(archiveGroup, { id });
  const report = useReport({ kind: 'group', id });
  const isOpen = archivedAt === null;
  const visitor = useVisitorEntry(
    t('viewAsVisitor'),
    paths.group(permalink, 'visitor'),
    whyNot(membershipOf(group), 'edit') === null,
  );
  const entries = [
    { label: t('copyLink'), icon: Link, onSelect: () => void copyLink(paths.group(permalink)) },
    ...visitor,
    ...(mayArchive(group)
      ? [
          {
            label: t(isOpen ? 'archive' : 'reopen'),
            icon: isOpen ? Archive : ArchiveRestore,
            onSelect: () => send({ id, permalink, isArchived: isOpen }),
          },
        ]
      : []),
    ...(role === 'owner' ? [] : report.entries),
  ];
  return (
    <>
      <Menu label={t('options')} entries={entries}>
        {(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('options')} />}
      </Menu>
      {report.dialog}
    </>
  );
}
