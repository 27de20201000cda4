import { Link2 } from 'lucide-react';
import type { Post } from '@/features/posts/types';
import { PostLine } from '@/features/posts/ui/PostLine';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import { paths } from '@/shared/config/paths';
import { Badge } from '@/shared/ui/badge/Badge';
import { Link } from '@/shared/ui/link/Link';
import { Section } from '@/shared/ui/section/Section';
import styles from './Wallet.module.css';
import { useWalletTexts } from './walletTexts';

const shownPosts = 4;
const tones = { published: 'accent', pending: 'line', failed: 'danger' } as const;

interface ChainPostsProps {
  /** The member's own, the newest first. */
  posts: readonly Post[];
  /** True if new posts go on the chain. */
  publishes: boolean;
}

/** The newest posts that went to the chain, with their state and transaction (POST-10). */
export function ChainPosts({ posts, publishes }: ChainPostsProps) {
  const t = useWalletTexts();
  const tPosts = usePostTexts();
  const sent = posts.flatMap((post) => {
    const { status, tx } = post.blockchain;
    return status === 'off' ? [] : [{ post, status, tx }];
  });
  return (
    <Section
      title={t('chain.title')}
      aside={<Link to={paths.settings('blockchain')}>{t('chain.settings')}</Link>}
    >
      {sent.length === 0 ? (
        <p className={styles.text}>{t(publishes ? 'chain.noneOn' : 'chain.noneOff')}</p>
      ) : (
        <ul className={styles.rows}>
          {sent.slice(0, shownPosts).map(({ post, status, tx }) => (
            <li key={post.id}>
              <PostLine post={post}>
                <Badge tone={tones[status]} icon={Link2}>
                  {tPosts(`chain.${status}`)}
                </Badge>
                {tx !== null && (
                  <code
                    className={styles.tx}
                    dir="ltr"
                    title={tx}
                    aria-label={`${t('chain.transaction')} ${tx}`}
                  >
                    {shortened(tx)}
                  </code>
                )}
              </PostLine>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Start and end of a long hash. */
function shortened(tx: string): string {
  return tx.length > 16 ? `${tx.slice(0, 6)}…${tx.slice(-4)}` : tx;
}
