import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useCommunityTexts } from '@/features/communities/ui/communityTexts';
import { VisitorBar } from '@/features/communities/ui/VisitorBar';
import { GroupAbout } from '@/features/groups/ui/GroupAbout';
import { GroupHeader } from '@/features/groups/ui/GroupHeader';
import { useGroupPageTexts } from '@/features/groups/ui/groupPageTexts';
import { useGroupTexts } from '@/features/groups/ui/groupTexts';
import { LockedGroup } from '@/features/groups/ui/LockedGroup';
import { groupVisitorRoom, loadGroupAsVisitor } from '@/features/groups/visitor';
import { visitorWallList, visitorWallsRoom } from '@/features/walls/visitorWalls';
import { WallPosts } from '@/features/walls/ui/WallPosts';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { useLoad } from '@/shared/store/useLoad';
import { Button } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { PageHeadSkeleton } from '@/shared/ui/pageHead/PageHead';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';

export const rooms = [visitorWallsRoom, groupVisitorRoom];

interface GroupAsVisitorProps {
  name: string;
  permalink: string;
}

/** A group as the server shows it to somebody outside, for those who run it (GRP-03). */
export function GroupAsVisitor({ name, permalink }: GroupAsVisitorProps) {
  const t = useCommunityTexts();
  const texts = useGroupTexts();
  const { data: group, error, retry, cancel } = useLoad(loadGroupAsVisitor, permalink);
  useDocumentTitle(t('visitor.title', { name }));
  const bar = <VisitorBar name={name} backTo={paths.group(permalink)} />;
  if (!group) {
    return (
      <>
        {bar}
        {error ? (
          <ErrorState title={t('visitor.failed')} error={error} onRetry={retry} />
        ) : (
          <>
            <PageHeadSkeleton kind="group" />
            <StillWorking onCancel={cancel} />
          </>
        )}
      </>
    );
  }
  const tabs = group.wall ? (['timeline', 'about'] as const) : (['about'] as const);
  const open = (tab: ReactNode) => (
    <>
      <VisitorTabs name={name} permalink={permalink} tabs={tabs} />
      {tab}
    </>
  );
  return (
    <>
      {bar}
      <GroupHeader
        group={group}
        isSlim={false}
        actions={
          <Button variant="primary" icon={Plus} disabled>
            {texts(group.privacy === 0 ? 'join' : 'ask')}
          </Button>
        }
      />
      {group.canSee ? (
        <Routes>
          {group.wall && (
            <Route
              index
              element={open(<WallPosts wall={{ type: 'group', entityId: group.id }} of={visitorWallList} />)}
            />
          )}
          <Route path="about" element={open(<GroupAbout group={group} />)} />
          <Route path="*" element={<Navigate to={address(permalink, tabs[0])} replace />} />
        </Routes>
      ) : (
        <LockedGroup group={group} />
      )}
    </>
  );
}

type Tab = 'timeline' | 'about';

const address = (permalink: string, tab: Tab) =>
  `${paths.group(permalink, 'visitor')}${tab === 'about' ? '/about' : ''}`;

function VisitorTabs({ name, permalink, tabs }: GroupAsVisitorProps & { tabs: readonly Tab[] }) {
  const t = useGroupPageTexts();
  return (
    <LinkTabs
      label={name}
      tabs={tabs.map((tab) => ({ to: address(permalink, tab), label: t(`tabs.${tab}`), isExact: true }))}
    />
  );
}
