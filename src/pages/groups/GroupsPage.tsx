import { Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { ListsFrame } from '@/features/communities/ui/ListsFrame';
import { groupSuggestionsRoom } from '@/features/groups/hiding';
import { groupsRoom } from '@/features/groups/room';
import { GroupInvitations, SuggestedGroups } from '@/features/groups/ui/GroupLists';
import { MyGroups } from '@/features/groups/ui/MyGroups';
import { WaitingForMe } from '@/features/groups/ui/WaitingForMe';
import { useGroupTexts } from '@/features/groups/ui/groupTexts';
import { groupInvites, groupsOf } from '@/features/groups/lists';
import { networkRoom } from '@/features/network/room';
import { selectMyId } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import type { ListsState } from '@/shared/store/lists';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';

const CreateGroup = lazyPart(
  async () => (await import('@/features/groups/settings/CreateGroup')).CreateGroup,
);
const NotFoundPage = lazyPart(async () => (await import('../status/NotFoundPage')).default);

export const rooms = [networkRoom, groupsRoom, groupSuggestionsRoom];

/** The member's groups, invitations and suggestions, and the form of a new group (GRP-01, GRP-02). */
export default function GroupsPage() {
  const myId = useSelector(selectMyId);
  if (myId === null) return null;
  return (
    <Suspense>
      <Routes>
        <Route
          index
          element={
            <Frame myId={myId} tab="mine">
              <WaitingForMe />
              <MyGroups userId={myId} />
            </Frame>
          }
        />
        <Route path="invitations" element={<Invitations myId={myId} />} />
        <Route
          path="suggestions"
          element={
            <Frame myId={myId} tab="suggestions">
              <SuggestedGroups />
            </Frame>
          }
        />
        <Route path="create" element={<CreateGroup userId={myId} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

interface FrameProps {
  myId: string;
  tab: 'mine' | 'invitations' | 'suggestions';
  children: ReactNode;
}

function Frame({ myId, tab, children }: FrameProps) {
  const t = useGroupTexts();
  const mine = useSelector(
    (state: { lists: ListsState }) => groupsOf.select(state, { userId: myId, term: '' }).count,
  );
  const waiting = usePagedList(groupInvites, { direction: 'in', term: '' }).count;
  return (
    <ListsFrame
      title={t('title')}
      documentTitle={tab === 'mine' ? t('title') : t(`tabs.${tab}`)}
      create={{ to: paths.createGroup, label: t('create') }}
      tabs={[
        { to: paths.groups, label: t('tabs.mine'), count: mine, isExact: true },
        {
          to: paths.groupInvitations('in'),
          label: t('tabs.invitations'),
          count: waiting,
          isCurrent: tab === 'invitations',
        },
        { to: paths.groupSuggestions, label: t('tabs.suggestions') },
      ]}
    >
      {children}
    </ListsFrame>
  );
}

/** Invitations that the member got, or requests that the member sent; the address tells. */
function Invitations({ myId }: { myId: string }) {
  const t = useGroupTexts();
  const [query] = useSearchParams();
  const direction = query.get('dir') === 'out' ? 'out' : 'in';
  return (
    <Frame myId={myId} tab="invitations">
      <LinkTabs
        label={t('directions.label')}
        tabs={(['in', 'out'] as const).map((name) => ({
          to: paths.groupInvitations(name),
          label: t(`directions.${name}`),
          isCurrent: direction === name,
        }))}
      />
      <GroupInvitations key={direction} direction={direction} />
    </Frame>
  );
}
