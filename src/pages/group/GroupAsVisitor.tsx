import { Plus } from 'lucide-react';
import { PhotosOf } from '@/features/albums/ui/PhotosOf';
import { visitorPhotosRoom } from '@/features/albums/visitor';
import { AsVisitor, VisitorTabs, type VisitorTab } from '@/features/communities/ui/AsVisitor';
import { SeenGroup } from '@/features/groups/desk/DeskContext';
import { GroupMembers, rooms as memberRooms } from '@/features/groups/desk/GroupMembers';
import type { Group } from '@/features/groups/types';
import { GroupAbout } from '@/features/groups/ui/GroupAbout';
import { GroupHeader } from '@/features/groups/ui/GroupHeader';
import { useGroupPageTexts } from '@/features/groups/ui/groupPageTexts';
import { useGroupTexts } from '@/features/groups/ui/groupTexts';
import { LockedGroup } from '@/features/groups/ui/LockedGroup';
import { groupVisitorRoom, loadGroupAsVisitor } from '@/features/groups/visitor';
import { SeenWall } from '@/features/walls/ui/SeenWall';
import { visitorWallsRoom } from '@/features/walls/visitorWalls';
import { paths } from '@/shared/config/paths';
import { useLoad } from '@/shared/store/useLoad';
import { Button } from '@/shared/ui/button/Button';

export const rooms = [visitorWallsRoom, visitorPhotosRoom, groupVisitorRoom, ...memberRooms];

interface GroupAsVisitorProps {
  name: string;
  permalink: string;
}

/** A group as the server shows it to somebody outside, for those who run it (GRP-03). */
export function GroupAsVisitor({ name, permalink }: GroupAsVisitorProps) {
  const t = useGroupTexts();
  const loaded = useLoad(loadGroupAsVisitor, permalink);
  return (
    <AsVisitor kind="group" name={name} backTo={paths.group(permalink)} loaded={loaded}>
      {(group) => (
        <>
          <GroupHeader
            group={group}
            isSlim={false}
            actions={
              <Button variant="primary" icon={Plus} disabled>
                {t(group.privacy === 0 ? 'join' : 'ask')}
              </Button>
            }
          />
          {group.canSee ? <Inside group={group} /> : <LockedGroup group={group} />}
        </>
      )}
    </AsVisitor>
  );
}

function Inside({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  const { id, name, permalink, wall, pictures, members } = group;
  const tabs: VisitorTab[] = [
    ...(wall
      ? [
          {
            path: '',
            label: t('tabs.timeline'),
            element: <SeenWall wall={{ type: 'group', entityId: id }} />,
          },
        ]
      : []),
    ...(pictures
      ? [
          {
            path: 'photos',
            label: t('tabs.photos'),
            element: <PhotosOf of={{ kind: 'group', id, seenAs: 'visitor' }} name={name} />,
          },
        ]
      : []),
    {
      path: 'members',
      label: t('tabs.members'),
      count: members,
      element: (
        <SeenGroup value={group}>
          <GroupMembers group={group} />
        </SeenGroup>
      ),
    },
    { path: 'about', label: t('tabs.about'), element: <GroupAbout group={group} /> },
  ];
  return <VisitorTabs label={name} to={paths.group(permalink, 'visitor')} tabs={tabs} />;
}
