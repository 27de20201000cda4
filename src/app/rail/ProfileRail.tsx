import { useSelector } from 'react-redux';
import { albumsRoom } from '@/features/albums/room';
import { groupsRoom } from '@/features/groups/room';
import { inCommonRoom } from '@/features/inCommon/room';
import { networkRoom } from '@/features/network/room';
import { users, type UsersState } from '@/features/people/entities';
import { loadProfile } from '@/features/people/requests';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import type { RequestsState } from '@/shared/store/requests';
import { ErrorBoundary } from '@/shared/ui/errorBoundary/ErrorBoundary';
import { InCommon } from './InCommon';
import { NinePhotos } from './NinePhotos';

export const rooms = [networkRoom, groupsRoom, albumsRoom, inCommonRoom];

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
      {!isMe && (
        <ErrorBoundary level="panel">
          <InCommon key={person.id} person={person} hasGroups={has('groups')} hasPeople={has('followers')} />
        </ErrorBoundary>
      )}
    </>
  );
}
