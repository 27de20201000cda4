import { useSelector } from 'react-redux';
import { selectMutedBy, type MutingState } from '@/features/muting/slice';
import { users, type UsersState } from '@/features/people/entities';
import { posts, type PostsState } from '@/features/posts/entities';
import { speakerOf, type Post } from '@/features/posts/types';
import { PostLine } from '@/features/posts/ui/PostLine';
import { wallList } from '@/features/walls/lists';
import { paths } from '@/shared/config/paths';
import { RailList } from './RailList';
import { useRailTexts } from './railTexts';
import { useFirst } from './useFirst';
import styles from './MoreByAuthor.module.css';

type State = PostsState & UsersState & MutingState;

const shownPosts = 3;

/** Beside a post: more by whoever speaks in it, a member or a company (SHELL-10); absent without any. */
export function MoreByAuthor({ postId }: { postId: string }) {
  // The page loads it.
  const post = useSelector((state: State) => posts.select(state, postId));
  const author = useSelector((state: State) => users.select(state, post?.authorId ?? ''));
  if (!post || post.deleted || !author) return null;
  const { entity } = post;
  if (speakerOf(post) !== null && entity)
    return <More key={postId} post={post} name={entity.name} all={paths.company(entity.permalink)} />;
  return <More key={postId} post={post} name={author.displayName} all={paths.profile(author.permalink)} />;
}

function More({ post, name, all }: { post: Post; name: string; all: string }) {
  const t = useRailTexts();
  const known = useSelector((state: State) => state.posts);
  const muting = useSelector((state: State) => state.muting);
  const isCompany = speakerOf(post) !== null;
  const isWanted = (id: string) => {
    const other = posts.select({ posts: known }, id);
    return (
      other !== undefined &&
      id !== post.id &&
      !other.deleted &&
      (isCompany || other.authorId === post.authorId) &&
      selectMutedBy({ muting }, 'posts', id) === undefined
    );
  };
  const wall = isCompany
    ? ({ type: 'company', entityId: post.entityId } as const)
    : ({ type: 'user', entityId: post.authorId } as const);
  const first = useFirst(wallList, { count: shownPosts, isWanted }, wall);
  return (
    <RailList
      title={t('moreBy', { name })}
      all={all}
      first={first}
      renderRow={(id) => <Line post={posts.select({ posts: known }, id)} />}
      errorTitle={t('moreFailed')}
    />
  );
}

function Line({ post }: { post: Post | undefined }) {
  return (
    post && (
      <div className={styles.post}>
        <PostLine post={post} />
      </div>
    )
  );
}
