import { useSelector } from 'react-redux';
import { groups, type GroupsState } from '@/features/groups/entities';
import { groupsOf } from '@/features/groups/lists';
import { groupsRoom } from '@/features/groups/room';
import { GroupRow } from '@/features/groups/ui/GroupRow';
import { useGroupTexts } from '@/features/groups/ui/groupTexts';
import { albumsRoom } from '@/features/albums/room';
import { followList } from '@/features/network/lists';
import { networkRoom } from '@/features/network/room';
import { useNetworkTexts } from '@/features/network/ui/networkTexts';
import { users, type UsersState } from '@/features/people/entities';
import { loadProfile } from '@/features/people/requests';
import type { UserEntity } from '@/features/people/types';
import { PersonEntry } from '@/features/presence/ui/PersonEntry';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { paths } from '@/shared/config/paths';
import type { RequestsState } from '@/shared/store/requests';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { NinePhotos } from './NinePhotos';
import { RailList } from './RailList';
import { useRailTexts } from './railTexts';
import { useFirst } from './useFirst';

export const rooms = [networkRoom, groupsRoom, albumsRoom];

const shownCount = 3;

type State = UsersState & { requests: RequestsState; session: SessionState };

/**
 * Beside a profile: nine photos, and the groups and people that it has in common with the member (SHELL-10). Says
 * nothing that the profile hides, and not what the opened tab shows.
 */
export function ProfileRail({ permalink, tab }: { permalink: string; tab: string | undefined }) {
  // The page loads it.
  const person = useSelector((state: State) =>
    users.select(state, loadProfile.select(state, permalink).data ?? ''),
  );
  const isMe = useSelector((state: State) => selectMyId(state) === person?.id);
  const counts = person?.counts;
  if (!person || !counts || person.isPrivate === true) return null;
  const has = (name: keyof typeof counts) => tab !== name && (counts[name] ?? 0) > 0;
  return (
    <>
      {has('photos') && (
        <ErrorBoundary level="panel">
          <NinePhotos key={person.id} person={person} count={counts.photos ?? 0} />
        </ErrorBoundary>
      )}
      {!isMe && has('groups') && (
        <ErrorBoundary level="panel">
          <GroupsInCommon key={person.id} person={person} />
        </ErrorBoundary>
      )}
      {!isMe && has('followers') && (
        <ErrorBoundary level="panel">
          <PeopleInCommon key={person.id} person={person} />
        </ErrorBoundary>
      )}
    </>
  );
}

/** Groups of a person in which the member is, too. */
function GroupsInCommon({ person: { id, permalink } }: { person: UserEntity }) {
  const t = useRailTexts();
  const texts = useGroupTexts();
  const known = useSelector((state: GroupsState) => state.groups);
  const isWanted = (groupId: string) => groups.select({ groups: known }, groupId)?.role != null;
  const first = useFirst(groupsOf, { count: shownCount, isWanted }, { userId: id, term: '' });
  return (
    <RailList
      title={t('groups')}
      all={paths.profile(permalink, 'groups')}
      first={first}
      renderRow={(groupId) => <GroupRow id={groupId} />}
      errorTitle={texts('failed')}
      usual={1}
    />
  );
}

/** Followers of a person whom the member follows. */
function PeopleInCommon({ person: { id, permalink } }: { person: UserEntity }) {
  const t = useRailTexts();
  const texts = useNetworkTexts();
  const known = useSelector((state: UsersState) => state.users);
  const isWanted = (userId: string) => users.select({ users: known }, userId)?.isFollowing === true;
  const first = useFirst(followList, { count: shownCount, isWanted }, {
    direction: 'followers',
    userId: id,
    term: '',
    filter: 'all',
    sort: 'recent',
  } as const);
  return (
    <RailList
      title={t('people')}
      all={paths.profile(permalink, 'followers')}
      first={first}
      renderRow={(userId) => <PersonEntry id={userId} />}
      errorTitle={texts('failed')}
      usual={1}
    />
  );
}
