import { ArrowBigUp, MessageCircle } from 'lucide-react';
import { useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { posts, type PostsState } from '@/features/posts/entities';
import { speakerOf } from '@/features/posts/types';
import { paths } from '@/shared/config/paths';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Link } from '@/shared/ui/link/Link';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import { useDiscoverTexts } from './discoverTexts';
import styles from './Posts.module.css';

/** A post of the week as a headline: its rank, its text, its author, and what it is ranked by (HOUR-02). */
export function PostOfWeek({ id, rank }: { id: string; rank: number }) {
  const t = useDiscoverTexts();
  const post = useSelector((state: PostsState) => posts.select(state, id));
  const author = useSelector((state: UsersState) => users.select(state, post?.authorId ?? ''));
  if (!post || !author) return null;
  const { photos, votesUp, comments, createdAt } = post;
  const name = speakerOf(post) ?? author.displayName;
  const photo = rank === 1 ? photos[0] : undefined;
  const title = post.post.trim() || t(photos.length > 0 ? 'photoOf' : 'postOf', { name });
  return (
    <article className={styles.post} data-lead={rank === 1} aria-label={t('postOf', { name })}>
      {photo && (
        <img
          className={styles.photo}
          src={fileUrl(photo, 'medium')}
          alt=""
          width={photo.width}
          height={photo.height}
          decoding="async"
        />
      )}
      <span className={styles.rank} aria-hidden="true">
        {rank}
      </span>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link to={paths.post(id)} look="name" className={styles.link}>
            <span dir="auto">{title}</span>
          </Link>
        </h3>
        <p className={styles.by}>
          <Avatar name={author.displayName} image={author.avatar} size={24} />
          <span className={styles.author}>
            <bdi>{name}</bdi>
          </span>
          <RelativeTime at={createdAt} />
          <span className={styles.figures}>
            <span>
              <ArrowBigUp aria-hidden="true" />
              <span aria-hidden="true">{formatCount(votesUp)}</span>
              <VisuallyHidden>{t('likes', { count: votesUp, figure: formatCount(votesUp) })}</VisuallyHidden>
            </span>
            <span>
              <MessageCircle aria-hidden="true" />
              <span aria-hidden="true">{formatCount(comments)}</span>
              <VisuallyHidden>
                {t('comments', { count: comments, figure: formatCount(comments) })}
              </VisuallyHidden>
            </span>
          </span>
        </p>
      </div>
    </article>
  );
}
