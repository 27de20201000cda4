import { readBirthday } from '@/shared/rules/birthday';
import { Cake, Calendar, Lock, MapPin, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar, type Presence } from '@/shared/ui/avatar/Avatar';
import { Badge } from '@/shared/ui/badge/Badge';
import {
  HeadCount,
  HeadCounts,
  HeadFacts,
  HeadText,
  PageHead,
  type HeadFact,
} from '@/shared/ui/pageHead/PageHead';
import { useTileIcon } from '@/shared/ui/tile/useTileIcon';
import type { Profile } from '../types';
import { usePeopleTexts } from './peopleTexts';
import { useProfileTexts } from './profileTexts';
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
  const page = useProfileTexts();
  const { id, displayName, permalink, bio, isFollower, isPrivate, cover } = profile;
  useTileIcon(id);
  return (
    <PageHead
      kind="user"
      seed={id}
      name={displayName}
      cover={cover}
      avatar={
        <>
          <Avatar name={displayName} image={profile.avatar} size={136} presence={presence} />
          {onOpenAvatar && profile.avatar && (
            <button
              type="button"
              className={styles.openAvatar}
              aria-label={page('openAvatar', { name: displayName })}
              onClick={onOpenAvatar}
            />
          )}
        </>
      }
      actions={actions}
      changes={changes}
    >
      <p className={styles.permalink}>
        <span>@{permalink}</span>
        {isFollower && <Badge>{t('followsYou')}</Badge>}
        {isPrivate && <Badge icon={Lock}>{t('private')}</Badge>}
      </p>
      <HeadText>{bio}</HeadText>
      <Facts profile={profile} />
      <Counts profile={profile} />
    </PageHead>
  );
}

/** The facts that the person tells. */
function Facts({ profile: { location, gender, birthday: told, createdAt } }: { profile: Profile }) {
  const t = useProfileTexts();
  const joined = new Date(createdAt);
  const birthday = readBirthday(told);
  const born = birthday && day.format(Date.UTC(birthday.year, birthday.month - 1, birthday.day));
  const facts: HeadFact[] = [
    ...(location === null || location === '' ? [] : [{ icon: MapPin, text: location }]),
    ...(gender === null ? [] : [{ icon: UserRound, text: t(`facts.genders.${gender}`) }]),
    ...(born === null ? [] : [{ icon: Cake, text: t('facts.born', { date: born }) }]),
    ...(Number.isNaN(joined.getTime())
      ? []
      : [{ icon: Calendar, text: t('facts.joined', { month: month.format(joined) }) }]),
  ];
  return <HeadFacts label={t('facts.label')} facts={facts} />;
}

/** The counts that the person does not hide. */
function Counts({ profile: { counts, votingPower } }: { profile: Profile }) {
  const t = usePeopleTexts();
  const { posts, followers, following } = counts;
  return (
    <HeadCounts label={t('counts.label')}>
      {posts !== null && <HeadCount value={posts} label={t('counts.posts', { count: posts })} />}
      {followers !== null && (
        <HeadCount value={followers} label={t('counts.followers', { count: followers })} />
      )}
      {following !== null && <HeadCount value={following} label={t('counts.following')} />}
      {votingPower > 0 && <HeadCount value={votingPower} label={t('counts.votingPower')} />}
    </HeadCounts>
  );
}
