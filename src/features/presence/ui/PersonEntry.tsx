import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { FollowButton } from '@/features/people/ui/FollowButton';
import { PersonHover } from '@/features/people/ui/PersonHover';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { paths } from '@/shared/config/paths';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { usePresence } from '../usePresence';

type State = UsersState & { session: SessionState };

interface PersonEntryProps {
  id: string;
  /** Replaces the follow button. */
  main?: ReactNode;
  /** Follows the main button. */
  action?: ReactNode;
}

/** A person of a list with their status and follow button. */
export function PersonEntry({ id, main, action }: PersonEntryProps) {
  const t = usePeopleTexts();
  const person = useSelector((state: State) => users.select(state, id));
  const isMe = useSelector((state: State) => selectMyId(state) === id);
  const presence = usePresence(id);
  if (!person) return null;

  const mutual = person.mutualCount ?? 0;
  const standing = person.isFollower
    ? t('followsYou')
    : mutual > 0
      ? t('mutual', { count: mutual })
      : `@${person.permalink}`;
  const about = isMe ? t('you') : standing;
  return (
    <PersonRow
      name={person.displayName}
      to={paths.profile(person.permalink)}
      wrapLink={(link) => <PersonHover permalink={person.permalink}>{link}</PersonHover>}
      image={person.avatar}
      presence={presence}
      meta={<span title={about}>{about}</span>}
      action={
        isMe ? undefined : (
          <>
            {main ?? <FollowButton person={person} />}
            {action}
          </>
        )
      }
    />
  );
}
