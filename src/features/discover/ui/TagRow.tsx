import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { Link } from '@/shared/ui/link/Link';
import type { TagOfWeek } from '../api';
import { useDiscoverTexts } from './discoverTexts';
import styles from './Tags.module.css';

const barHeight = 24;

/** A tag of the week: its people, its posts, and a bar for each day (HOUR-02). */
export function TagRow({ tag, people, posts, days }: TagOfWeek) {
  const t = useDiscoverTexts();
  const most = Math.max(1, ...days);
  return (
    <div className={styles.row}>
      <Link to={paths.search(`#${tag}`, 'post')} look="name" className={styles.tag}>
        <bdi>#{tag}</bdi>
      </Link>
      <svg className={styles.days} width={days.length * 8} height={barHeight} aria-hidden="true">
        {days.map((count, day) => {
          const height = Math.max(2, Math.round((count / most) * barHeight));
          return (
            <rect
              key={day}
              x={day * 8}
              y={barHeight - height}
              width={6}
              height={height}
              data-most={count === most}
            />
          );
        })}
      </svg>
      <span className={styles.posts}>{t('tagPosts', { count: posts, figure: formatCount(posts) })}</span>
      <span className={styles.people}>{t('tagPeople', { count: people, figure: formatCount(people) })}</span>
    </div>
  );
}
