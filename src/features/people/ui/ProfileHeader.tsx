import { readBirthday } from '@/shared/rules/birthday';
import { Cake, Calendar, Lock, MapPin, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { formatCount, formatNumber } from '@/shared/lib/numbers/formatNumber';
import { Avatar, type Presence } from '@/shared/ui/avatar/Avatar';
import { Badge } from '@/shared/ui/badge/Badge';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { Tile } from '@/shared/ui/tile/Tile';
import type { Profile } from '../types';
import { usePeopleTexts } from './peopleTexts';
import styles from './ProfileHeader.module.css';

interface ProfileHeaderProps {
  profile: Profile;
  presence: Presence | undefined;
  /** Message and Follow, or Edit profile on the member's own. */
  actions?: ReactNode;
  /** Buttons that change the pictures, on the member's own profile. */
  changes?: { avatar: ReactNode; cover: ReactNode };
  onOpenAvatar?: (() => void) | undefined;
}

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Cover, avatar, name, permalink, bio, facts and counts of a person (PROF-01). */
export function ProfileHeader({ profile, presence, actions, changes, onOpenAvatar }: ProfileHeaderProps) {
  const t = usePeopleTexts();
  const { displayName, permalink, bio, location, gender, createdAt, isFollower, isPrivate, cover } = profile;
  const joined = new Date(createdAt);
  const birthday = readBirthday(profile.birthday);
  return (
    <div>
      <div className={styles.cover}>
        {cover ? (
          <img src={fileUrl(cover)} alt="" decoding="async" />
        ) : (
          <Tile seed={profile.id} columns={13} rows={4} density={0.8} />
        )}
        {changes && <span className={styles.changeCover}>{changes.cover}</span>}
      </div>
      <div className={styles.head}>
        <div className={styles.top}>
          <span className={styles.avatar}>
            <Avatar name={displayName} image={profile.avatar} size={136} presence={presence} />
            {onOpenAvatar && profile.avatar && (
              <button
                type="button"
                className={styles.openAvatar}
                aria-label={t('openAvatar', { name: displayName })}
                onClick={onOpenAvatar}
              />
            )}
            {changes && <span className={styles.changeAvatar}>{changes.avatar}</span>}
          </span>
          <div className={styles.actions}>{actions}</div>
        </div>
        <PageHeading>
          <bdi>{displayName}</bdi>
        </PageHeading>
        <p className={styles.permalink}>
          <span>@{permalink}</span>
          {isFollower && <Badge>{t('followsYou')}</Badge>}
          {isPrivate && <Badge icon={Lock}>{t('private')}</Badge>}
        </p>
        {bio !== '' && (
          <p className={styles.bio} dir="auto">
            {bio}
          </p>
        )}
        <ul className={styles.facts} aria-label={t('facts.label')}>
          {location !== null && location !== '' && (
            <li>
              <MapPin aria-hidden="true" />
              <bdi>{location}</bdi>
            </li>
          )}
          {gender !== null && (
            <li>
              <UserRound aria-hidden="true" />
              {t(`facts.genders.${gender}`)}
            </li>
          )}
          {birthday && (
            <li>
              <Cake aria-hidden="true" />
              {t('facts.born', {
                date: day.format(Date.UTC(birthday.year, birthday.month - 1, birthday.day)),
              })}
            </li>
          )}
          {!Number.isNaN(joined.getTime()) && (
            <li>
              <Calendar aria-hidden="true" />
              {t('facts.joined', { month: month.format(joined) })}
            </li>
          )}
        </ul>
        <Counts profile={profile} />
      </div>
    </div>
  );
}

/** The counts that the person does not hide. */
function Counts({ profile: { counts, votingPower } }: { profile: Profile }) {
  const t = usePeopleTexts();
  const { posts, followers, following } = counts;
  return (
    <ul className={styles.counts} aria-label={t('counts.label')}>
      {posts !== null && <Count value={posts} label={t('counts.posts', { count: posts })} />}
      {followers !== null && <Count value={followers} label={t('counts.followers', { count: followers })} />}
      {following !== null && <Count value={following} label={t('counts.following')} />}
      {votingPower > 0 && <Count value={votingPower} label={t('counts.votingPower')} />}
    </ul>
  );
}

function Count({ value, label }: { value: number; label: string }) {
  return (
    <li title={`${formatNumber(value)} ${label}`}>
      <b>{formatCount(value)}</b> {label}
    </li>
  );
}
