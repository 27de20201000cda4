import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { groups, type GroupsState } from '../entities';
import { useGroupTexts } from './groupTexts';
import { MembershipButton } from './MembershipButton';

/**
 * A group in a list: picture or tile, name, privacy, members, and the member's own role, or what may be done instead
 * (GRP-01, GRP-04).
 * @param action follows the main button
 */
export function GroupRow({ id, action }: { id: string; action?: ReactNode }) {
  const t = useGroupTexts();
  const group = useSelector((state: GroupsState) => groups.select(state, id));
  const inviter = useSelector((state: UsersState) => users.select(state, group?.inviterId ?? ''));
  if (!group) return null;
  const { name, permalink, avatar, privacy, members, inviteId } = group;
  const facts = t('about', {
    count: members,
    figure: formatCount(members),
    privacy: t(privacy === 0 ? 'privacy.public' : 'privacy.private'),
  });
  const about =
    inviteId !== null && inviter ? t('invitedBy', { name: inviter.displayName, about: facts }) : facts;
  return (
    <PersonRow
      kind="group"
      name={name}
      to={paths.group(permalink)}
      seed={id}
      image={avatar}
      meta={<span title={about}>{about}</span>}
      action={
        <>
          <MembershipButton group={group} />
          {action}
        </>
      }
    />
  );
}
