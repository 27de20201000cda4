import { useSelector } from 'react-redux';
import { groups, type GroupsState } from '@/features/groups/entities';
import { groupsOf } from '@/features/groups/lists';
import { GroupRow } from '@/features/groups/ui/GroupRow';
import { useGroupTexts } from '@/features/groups/ui/groupTexts';
import type { SharedThings } from '@/features/inCommon/api';
import { loadInCommon } from '@/features/inCommon/requests';
import { followList } from '@/features/network/lists';
import { useNetworkTexts } from '@/features/network/ui/networkTexts';
import { users, type UsersState } from '@/features/people/entities';
import type { UserEntity } from '@/features/people/types';
import { PersonEntry } from '@/features/presence/ui/PersonEntry';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { useLoad } from '@/shared/store/useLoad';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Section } from '@/shared/ui/section/Section';
import { RailList, type First } from './RailList';
import { useRailTexts } from './railTexts';
import { useFirst } from './useFirst';

const shownCount = 3;

interface InCommonProps {
  person: UserEntity;
  hasGroups: boolean;
  hasPeople: boolean;
}

/**
 * Groups and people that a person has in common with the member (SHELL-10): told by one call, or found in the first
 * pages of the person's lists where the backend does not speak it (ANY-06).
 */
export function InCommon({ person, hasGroups, hasPeople }: InCommonProps) {
  const isTold = useSpeaks('common');
  if (!hasGroups && !hasPeople) return null;
  if (isTold) return <Told person={person} hasGroups={hasGroups} hasPeople={hasPeople} />;
  return (
    <>
      {hasGroups && (
        <ErrorBoundary level="panel">
          <SearchedGroups person={person} />
        </ErrorBoundary>
      )}
      {hasPeople && (
        <ErrorBoundary level="panel">
          <SearchedPeople person={person} />
        </ErrorBoundary>
      )}
    </>
  );
}

function Told({ person, hasGroups, hasPeople }: InCommonProps) {
  const t = useRailTexts();
  const isMine = useIsMine();
  const isFollowed = useIsFollowed();
  const { data, error, retry } = useLoad(loadInCommon, person.id);
  if (data === undefined && error)
    return (
      <Section title={t('inCommon')}>
        <ErrorState title={t('inCommonFailed')} error={error} onRetry={retry} />
      </Section>
    );
  const block = (things: SharedThings | undefined, isWanted: (id: string) => boolean) => {
    const ids = things?.ids.filter(isWanted) ?? [];
    // Leaves out of the count what the member has just left.
    const total = things === undefined ? 0 : things.count - things.ids.length + ids.length;
    const first = { ids: ids.slice(0, shownCount), error: null, isLoading: things === undefined, retry };
    return { person, first, total };
  };
  return (
    <>
      {hasGroups && (
        <ErrorBoundary level="panel">
          <Groups {...block(data?.groups, isMine)} />
        </ErrorBoundary>
      )}
      {hasPeople && (
        <ErrorBoundary level="panel">
          <People {...block(data?.people, isFollowed)} />
        </ErrorBoundary>
      )}
    </>
  );
}

function SearchedGroups({ person }: { person: UserEntity }) {
  const isWanted = useIsMine();
  const first = useFirst(groupsOf, { count: shownCount, isWanted }, { userId: person.id, term: '' });
  return <Groups person={person} first={first} />;
}

function SearchedPeople({ person }: { person: UserEntity }) {
  const isWanted = useIsFollowed();
  const first = useFirst(followList, { count: shownCount, isWanted }, {
    direction: 'followers',
    userId: person.id,
    term: '',
    filter: 'all',
    sort: 'recent',
  } as const);
  return <People person={person} first={first} />;
}

/** Tells which groups the member is in. */
function useIsMine() {
  const known = useSelector((state: GroupsState) => state.groups);
  return (id: string) => groups.select({ groups: known }, id)?.role != null;
}

/** Tells which people the member follows. */
function useIsFollowed() {
  const known = useSelector((state: UsersState) => state.users);
  return (id: string) => users.select({ users: known }, id)?.isFollowing === true;
}

interface BlockProps {
  person: UserEntity;
  first: First;
  /** Number of all of them, where it is known. */
  total?: number;
}

/** Groups of a person in which the member is, too. */
function Groups({ person, first, total = 0 }: BlockProps) {
  const t = useRailTexts();
  const texts = useGroupTexts();
  return (
    <RailList
      title={total > shownCount ? t('manyGroups', { figure: formatCount(total) }) : t('groups')}
      all={paths.profile(person.permalink, 'groups')}
      first={first}
      renderRow={(id) => <GroupRow id={id} />}
      errorTitle={texts('failed')}
      usual={1}
    />
  );
}

/** Followers of a person whom the member follows. */
function People({ person, first, total = 0 }: BlockProps) {
  const t = useRailTexts();
  const texts = useNetworkTexts();
  return (
    <RailList
      title={total > shownCount ? t('manyPeople', { figure: formatCount(total) }) : t('people')}
      all={paths.profile(person.permalink, 'followers')}
      first={first}
      renderRow={(id) => <PersonEntry id={id} />}
      errorTitle={texts('failed')}
      usual={1}
    />
  );
}
