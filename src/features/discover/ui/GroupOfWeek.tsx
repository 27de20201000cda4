import { useId } from 'react';
import { useSelector } from 'react-redux';
import { groups, type GroupsState } from '@/features/groups/entities';
import { MembershipButton } from '@/features/groups/ui/MembershipButton';
import { useGroupTexts } from '@/features/groups/ui/groupTexts';
import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Link } from '@/shared/ui/link/Link';
import { SubjectContext } from '@/shared/ui/personRow/SubjectContext';
import { useDiscoverTexts } from './discoverTexts';
import styles from './Groups.module.css';

/** A group with what happened there in the week, and the button to join (HOUR-01, HOUR-02). */
export function GroupOfWeek({ id, look = 'row' }: { id: string; look?: 'row' | 'card' }) {
  const t = useDiscoverTexts();
  const texts = useGroupTexts();
  const nameId = useId();
  const group = useSelector((state: GroupsState) => groups.select(state, id));
  if (!group) return null;
  const { name, permalink, avatar, description, members, privacy, postsThisWeek = 0 } = group;
  const facts = texts('about', {
    count: members,
    figure: formatCount(members),
    privacy: texts(privacy === 0 ? 'privacy.public' : 'privacy.private'),
  });
  return (
    <article className={styles.group} data-look={look} aria-labelledby={nameId}>
      <Avatar kind="group" name={name} seed={id} image={avatar} size={look === 'card' ? 104 : 56} />
      <div className={styles.body}>
        <Link id={nameId} to={paths.group(permalink)} look="name" className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </Link>
        {description !== '' && (
          <p className={styles.text} dir="auto">
            {description}
          </p>
        )}
        <p className={styles.facts}>
          {postsThisWeek > 0 &&
            `${t('newPosts', { count: postsThisWeek, figure: formatCount(postsThisWeek) })} · `}
          {facts}
        </p>
      </div>
      <SubjectContext value={nameId}>
        <span className={styles.act}>
          <MembershipButton group={group} />
        </span>
      </SubjectContext>
    </article>
  );
}
