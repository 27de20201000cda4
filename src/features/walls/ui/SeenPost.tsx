import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { LazyLightbox } from '@/features/media/ui/LazyLightbox';
import { useLightboxLabels } from '@/features/media/ui/useLightboxLabels';
import { users, type UsersState } from '@/features/people/entities';
import { posts, type PostsState } from '@/features/posts/entities';
import { loadPost } from '@/features/posts/requests';
import { speakerOf, type Post } from '@/features/posts/types';
import { PostContent } from '@/features/posts/ui/PostContent';
import { PostHeader } from '@/features/posts/ui/PostHeader';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { useQuiet } from '@/shared/lib/device/useQuiet';
import { formatCount, formatNumber } from '@/shared/lib/numbers/formatNumber';
import { useReread } from '@/shared/store/useReread';
import type { ItemPosition } from '@/shared/ui/infiniteList/ListRow';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import card from '@/features/posts/ui/PostCard.module.css';
import styles from './SeenPost.module.css';

interface SeenPostProps {
  id: string;
  position: ItemPosition;
}

/**
 * One post as somebody outside sees it: its counts, without the member's own vote, menu and drafts (GRP-03, CMP-02).
 */
export function SeenPost({ id, position }: SeenPostProps) {
  const t = usePostTexts();
  const [labelId, timeId, textId] = [useId(), useId(), useId()];
  const [opened, setOpened] = useState<number | null>(null);
  const post = useSelector((state: PostsState) => posts.select(state, id));
  const author = useSelector((state: UsersState) => users.select(state, post?.authorId ?? ''));
  const by = (post && speakerOf(post)) ?? author?.displayName ?? null;
  const labels = useLightboxLabels(by);
  const reread = useReread(loadPost.request, id);
  if (!post || !author || post.deleted) return null;
  return (
    <article
      {...position}
      aria-labelledby={labelId}
      aria-describedby={post.post === '' ? timeId : `${timeId} ${textId}`}
      className={card.post}
    >
      <VisuallyHidden id={labelId}>{t('by', { name: by ?? '' })}</VisuallyHidden>
      <PostHeader post={post} author={author} isOwn={false} timeId={timeId}>
        {null}
      </PostHeader>
      <PostContent post={post} textId={textId} onPhoto={setOpened} />
      <Counts post={post} />
      {opened !== null && (
        <LazyLightbox
          photos={post.photos}
          index={opened}
          labels={labels}
          onIndex={setOpened}
          onClose={() => setOpened(null)}
          onExpired={reread}
        />
      )}
    </article>
  );
}

/** Votes and comments in words; nothing in quiet mode. */
function Counts({ post: { votesUp, votesDown, comments } }: { post: Post }) {
  const t = usePostTexts();
  if (useQuiet()) return null;
  return (
    <p className={styles.counts}>
      <span>{t('likes', { count: votesUp, shown: formatCount(votesUp) })}</span>
      <span>{t('dislikes', { count: votesDown, shown: formatCount(votesDown) })}</span>
      <span>{t('comments', { number: formatNumber(comments) })}</span>
    </p>
  );
}
