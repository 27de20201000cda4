import { useSelector } from 'react-redux';
import { loadInvitation } from '@/features/invitations/requests';
import { useInvitationTexts } from '@/features/invitations/ui/invitationTexts';
import { users, type UsersState } from '@/features/people/entities';
import { FollowButton } from '@/features/people/ui/FollowButton';
import { paths } from '@/shared/config/paths';
import { useLoad } from '@/shared/store/useLoad';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import styles from './FirstEdition.module.css';

/** The person by whose link the member came, to follow with one press (HOUR-03). */
export function CameBy() {
  const t = useInvitationTexts();
  const { data } = useLoad(loadInvitation);
  const person = useSelector((state: UsersState) => users.select(state, data?.inviterId ?? ''));
  if (!person) return null;
  const { displayName, permalink, avatar } = person;
  return (
    <div className={styles.cameBy}>
      <PersonRow
        name={displayName}
        to={paths.profile(permalink)}
        image={avatar}
        size={56}
        meta={t('came', { name: displayName })}
        action={<FollowButton person={person} />}
      />
    </div>
  );
}
