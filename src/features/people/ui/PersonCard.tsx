import { useSelector } from 'react-redux';
import { paths } from '@/shared/config/paths';
import { errorText } from '@/shared/i18n/errorText';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Badge } from '@/shared/ui/badge/Badge';
import { Link } from '@/shared/ui/link/Link';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import type { RelationState } from '../relations';
import { useProfile } from '../useProfile';
import { FollowButton } from './FollowButton';
import styles from './PersonCard.module.css';
import { usePeopleTexts } from './peopleTexts';

/** A person at a glance: picture, name, bio, counts and Follow; no Follow on the member's own card. */
export function PersonCard({ permalink }: { permalink: string }) {
  const t = usePeopleTexts();
  const myId = useSelector((state: RelationState) => state.session.user?.id);
  const { profile, error } = useProfile(permalink);
  if (!profile && error) return <p className={styles.failed}>{errorText(error)}</p>;
  if (!profile) return <PersonRowSkeleton count={1} />;
  const { displayName, bio, isFollower, counts } = profile;
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <Avatar name={displayName} image={profile.avatar} size={56} />
        {profile.id !== myId && <FollowButton person={profile} />}
      </div>
      <p className={styles.name}>
        <Link to={paths.profile(permalink)} look="name">
          <bdi>{displayName}</bdi>
        </Link>
      </p>
      <p className={styles.meta}>
        @{permalink} {isFollower && <Badge>{t('followsYou')}</Badge>}
      </p>
      {bio !== '' && (
        <p className={styles.bio} dir="auto">
          {bio}
        </p>
      )}
      <p className={styles.meta}>
        {counts.followers !== null && (
          <span>
            <b>{formatCount(counts.followers)}</b> {t('counts.followers', { count: counts.followers })}
          </span>
        )}
        {counts.following !== null && (
          <span>
            <b>{formatCount(counts.following)}</b> {t('counts.following')}
          </span>
        )}
      </p>
    </div>
  );
}
