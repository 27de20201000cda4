import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes, useMatch, useParams, useSearchParams } from 'react-router-dom';
import { albumsRoom } from '@/features/albums/room';
import { useMemberCount } from '@/features/groups/desk/usePeople';
import { groupsRoom } from '@/features/groups/room';
import type { Group } from '@/features/groups/types';
import { GroupHeader } from '@/features/groups/ui/GroupHeader';
import { useGroupPageTexts } from '@/features/groups/ui/groupPageTexts';
import { useGroup } from '@/features/groups/useGroup';
import { networkRoom } from '@/features/network/room';
import { picturesRoom } from '@/features/pictures/room';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { isArchived, membershipOf, whyNot } from '@/shared/rules/membership';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { lazyRoomPart } from '@/shared/ui/lazyPart/lazyRoomPart';
import { PageHeadSkeleton } from '@/shared/ui/pageHead/PageHead';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';

const GroupTimeline = lazyPart(
  async () => (await import('@/features/groups/ui/GroupTimeline')).GroupTimeline,
);
const GroupMembers = lazyRoomPart(async () => {
  const { GroupMembers: Part, rooms: brought } = await import('@/features/groups/desk/GroupMembers');
  return { default: Part, rooms: brought };
});
const GroupAbout = lazyPart(async () => (await import('@/features/groups/ui/GroupAbout')).GroupAbout);
const LockedGroup = lazyPart(async () => (await import('@/features/groups/ui/LockedGroup')).LockedGroup);
const GroupSettings = lazyPart(
  async () => (await import('@/features/groups/settings/GroupSettings')).GroupSettings,
);
const JoinByLink = lazyPart(async () => (await import('@/features/groups/links/JoinByLink')).JoinByLink);
const ArchiveBanner = lazyPart(
  async () => (await import('@/features/groups/ui/ArchiveBanner')).ArchiveBanner,
);
const PhotosOf = lazyPart(async () => (await import('@/features/albums/ui/PhotosOf')).PhotosOf);
const GroupAsVisitor = lazyRoomPart(async () => {
  const { GroupAsVisitor: Part, rooms: brought } = await import('./GroupAsVisitor');
  return { default: Part, rooms: brought };
});
const NotFoundPage = lazyPart(async () => (await import('../status/NotFoundPage')).default);

export const rooms = [networkRoom, picturesRoom, groupsRoom, albumsRoom];

/** A group: its head, and timeline, photos, members, about and settings as pages of their own (GRP-03). */
export default function GroupPage() {
  const t = useGroupPageTexts();
  const { permalink = '' } = useParams();
  const { group, error, isGone, retry, cancel } = useGroup(permalink);
  useDocumentTitle(group?.name ?? (isGone ? t('gone.title') : t('title')));
  if (group) return <GroupOf key={group.id} group={group} />;
  if (isGone) return <Gone />;
  return (
    <>
      <PageHeading isHidden>{t('title')}</PageHeading>
      {error ? (
        <ErrorState title={t('failed')} error={error} onRetry={retry} />
      ) : (
        <div key={permalink}>
          <PageHeadSkeleton kind="group" />
          <StillWorking onCancel={cancel} />
        </div>
      )}
    </>
  );
}

function Gone() {
  const t = useGroupPageTexts();
  return (
    <EmptyState
      seed="nobody"
      title={t('gone.title')}
      text={t('gone.text')}
      action={<ButtonLink to={paths.groups}>{t('gone.action')}</ButtonLink>}
      isPage
    />
  );
}

function GroupOf({ group }: { group: Group }) {
  const { name, permalink } = group;
  const isVisit = useMatch(`${paths.group(permalink, 'visitor')}/*`) !== null;
  const isFirst = useMatch(paths.group(permalink)) !== null;
  const code = useSearchParams()[0].get('invite');
  const mayEnter = group.role === null && group.blocked === null;
  if (isVisit && whyNot(membershipOf(group), 'edit') === null) {
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <Routes>
          <Route path="visitor/*" element={<GroupAsVisitor name={name} permalink={permalink} />} />
        </Routes>
      </Suspense>
    );
  }
  const open = (tab: ReactNode) => <OpenTab group={group}>{tab}</OpenTab>;
  return (
    <>
      <GroupHeader group={group} isSlim={group.canSee && !isFirst} />
      <Suspense>
        {isArchived(group) ? (
          <ArchiveBanner group={group} />
        ) : (
          code !== null && mayEnter && <JoinByLink group={group} code={code} />
        )}
      </Suspense>
      <Suspense fallback={<div aria-busy="true" />}>
        <Routes>
          <Route
            index
            element={
              <>
                {group.canSee && <GroupTabs group={group} />}
                <GroupTimeline group={group} />
              </>
            }
          />
          <Route path="photos" element={open(<Photos group={group} />)} />
          <Route path="members" element={open(<GroupMembers group={group} />)} />
          <Route path="about" element={open(<GroupAbout group={group} />)} />
          <Route path="edit" element={<Navigate to={paths.group(permalink, 'settings')} replace />} />
          <Route path="settings/:section?" element={open(<GroupSettings group={group} />)} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </>
  );
}

/** The tabs with the open one, or why none is shown. */
function OpenTab({ group, children }: { group: Group; children: ReactNode }) {
  if (!group.canSee) return <LockedGroup group={group} />;
  return (
    <>
      <GroupTabs group={group} />
      {children}
    </>
  );
}

/** The tabs that the group has switched on and the member's role opens (GRP-07). */
function GroupTabs({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  const { name, permalink, wall, pictures } = group;
  const members = useMemberCount(group);
  const maySet = whyNot(membershipOf(group), 'edit') === null;
  const hasDesk = useHasDesk(group);
  const tabs = [
    ...(wall ? [{ to: paths.group(permalink), label: t('tabs.timeline'), isExact: true }] : []),
    ...(pictures ? [{ to: paths.group(permalink, 'photos'), label: t('tabs.photos') }] : []),
    { to: paths.group(permalink, 'members'), label: t('tabs.members'), count: members },
    { to: paths.group(permalink, 'about'), label: t('tabs.about') },
    ...(hasDesk ? [{ to: paths.group(permalink, 'desk'), label: t('tabs.desk') }] : []),
    ...(maySet ? [{ to: paths.group(permalink, 'settings'), label: t('tabs.settings') }] : []),
  ];
  return <LinkTabs label={name} tabs={tabs} />;
}

/** The member runs the group, and the backend has desks (DESK-02). */
function useHasDesk(group: Group): boolean {
  const isSpoken = useSpeaks('desk');
  return isSpoken && whyNot(membershipOf(group), 'see_desk') === null;
}

function Photos({ group: { id, name, pictures } }: { group: Group }) {
  const t = useGroupPageTexts();
  if (!pictures) return <EmptyState seed="photos" title={t('noPhotos.title')} text={t('noPhotos.text')} />;
  return <PhotosOf of={{ kind: 'group', id }} name={name} />;
}
