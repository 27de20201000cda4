import { useId } from 'react';
import { useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { FollowButton } from '@/features/people/ui/FollowButton';
import { PersonHover } from '@/features/people/ui/PersonHover';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { paths } from '@/shared/config/paths';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Link } from '@/shared/ui/link/Link';
import { SubjectContext } from '@/shared/ui/personRow/SubjectContext';
import styles from './People.module.css';

interface PersonOfWeekProps {
  id: string;
  /**
   * `row`: beside others in a list; `portrait`: on the front page, where the line speaks first; `lead`: the largest.
   */
  look?: 'row' | 'portrait' | 'lead';
}

const sizes = { row: 72, portrait: 72, lead: 136 } as const;

/** A person with a line of theirs and Follow (HOUR-01, HOUR-02). */
export function PersonOfWeek({ id, look = 'row' }: PersonOfWeekProps) {
  const t = usePeopleTexts();
  const nameId = useId();
  const person = useSelector((state: UsersState) => users.select(state, id));
  if (!person) return null;
  const { displayName, permalink, avatar, bio, bestLine, mutualCount = 0 } = person;
  const about = bio || (mutualCount > 0 ? t('mutual', { count: mutualCount }) : `@${permalink}`);
  return (
    <article className={styles.person} data-look={look} aria-labelledby={nameId}>
      <Avatar name={displayName} image={avatar} size={sizes[look]} />
      {bestLine && (
        <p className={styles.line} dir="auto">
          {bestLine}
        </p>
      )}
      <div className={styles.who}>
        <PersonHover permalink={permalink}>
          <Link
            id={nameId}
            to={paths.profile(permalink)}
            look="name"
            className={styles.name}
            title={displayName}
          >
            <bdi>{displayName}</bdi>
          </Link>
        </PersonHover>
        <p className={styles.about} title={about} dir="auto">
          {about}
        </p>
      </div>
      <span className={styles.follow}>
        <SubjectContext value={nameId}>
          <FollowButton person={person} />
        </SubjectContext>
      </span>
    </article>
  );
}
