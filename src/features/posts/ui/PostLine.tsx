import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { Link } from '@/shared/ui/link/Link';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import type { Post } from '../types';
import styles from './PostLine.module.css';
import { usePostLineTexts } from './postLineTexts';

interface PostLineProps {
  post: Pick<Post, 'id' | 'post' | 'photos' | 'votesUp' | 'createdAt'>;
  /** Follows time and likes. */
  children?: ReactNode;
}

/** A post as a headline that leads to it: its first words, its time, its likes, its first photo (POST-08). */
export function PostLine({ post: { id, post: text, photos, votesUp, createdAt }, children }: PostLineProps) {
  const t = usePostLineTexts();
  const words = text.trim();
  const photo = photos[0];
  const title = words || (photo ? t('photos', { count: photos.length }) : t('wordless'));
  return (
    <article className={styles.post}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={paths.post(id)} look="name">
            <span dir="auto">{title}</span>
          </Link>
        </h3>
        <p className={styles.facts}>
          <RelativeTime at={createdAt} />
          {votesUp > 0 && <span>{t('likes', { count: votesUp, figure: formatCount(votesUp) })}</span>}
          {children}
        </p>
      </div>
      {photo && (
        <img
          className={styles.photo}
          src={fileUrl(photo, 'thumb')}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
        />
      )}
    </article>
  );
}
