import type { Post } from '@/features/posts/types';
import { PostLine } from '@/features/posts/ui/PostLine';
import { tokenSymbol } from '@/shared/config/product';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { formatTokens } from '../formatTokens';
import type { OwnPosts } from '../useOwnPosts';
import styles from './Dashboard.module.css';
import { useWalletTexts } from './walletTexts';

interface BestProps {
  /** The best of those that were read. */
  posts: readonly Post[];
  read: OwnPosts;
  /** Number of the newest posts that were read, where those are not all. */
  notAll: number | null;
}

/** The posts behind the line, by their marks. */
export function Best({ posts, read: { own, error, retry, cancel }, notAll }: BestProps) {
  const t = useWalletTexts();
  if (error) return <ErrorState title={t('dashboard.failed')} error={error} onRetry={retry} />;
  if (!own)
    return (
      <div aria-busy="true">
        <Skeleton height={84} shape="block" />
        <StillWorking onCancel={cancel} />
      </div>
    );
  if (posts.length === 0) return null;
  return (
    <>
      <ol className={styles.best} aria-label={t('dashboard.best')}>
        {posts.map((post, rank) => (
          <li key={post.id}>
            <span className={styles.rank} aria-hidden="true">
              {rank + 1}
            </span>
            <PostLine post={post}>
              {post.value !== null && post.value > 0 && (
                <span>{t('dashboard.tokens', { amount: formatTokens(post.value), token: tokenSymbol })}</span>
              )}
            </PostLine>
          </li>
        ))}
      </ol>
      {notAll !== null && <p className={styles.lead}>{t('dashboard.bestOf', { count: notAll })}</p>}
    </>
  );
}
